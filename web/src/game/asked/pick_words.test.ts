import { expect, test } from "vitest";

import { asking, card, gameAt, pass } from "../fixtures/table";
import { pickWords } from "./pick_words";

const several = asking("card", [...["archery", "oars", "pottery"].map((key) => card(key)), pass], { least: 0, most: 3 });

test("several cards: how many more can be picked, or must be", () => {
    gameAt(several);
    expect([0, 2, 3].map((picked) => pickWords(several, picked, true))).toEqual([
        "",
        "You've picked 2. You can pick 1 more.",
        "You've picked 3. That's all you can pick.",
    ]);
    expect(pickWords({ ...several, least: 2 }, 1, true)).toBe("You've picked 1. Pick 1 more.");
});

test("one card, or an action: that the second click does it", () => {
    const one = asking("card", [card("oars"), card("archery")]);
    gameAt(one);
    expect([0, 1].map((picked) => pickWords(one, picked, false))).toEqual(["", "Press again to confirm, or pick another one."]);
    expect(pickWords(asking("action", [card("oars")]), 1, false)).toBe("Press again to confirm, or pick something else.");
});
