import { beforeEach, expect, test } from "vitest";

import interfaceText from "../../../src/splay/locale/en/interface.ftl?raw";
import text from "../../../src/splay/locale/en/web-table.ftl?raw";
import type { Face, Faces } from "../api/faces";
import type { PlayerView } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { explainedAchievement, explainedSpecial } from "./achievement_text";
import { shortNeedsOf } from "./goals";

const faces: Faces = new Map([["oars", { key: "oars", age: 1 } as Face]]);
const player = (points: number, won: number[] = []) =>
    ({
        points,
        achievements: won.map((age) => ({ age })),
        board: [{ color: "red", splay: "none", cards: ["oars"] }],
        icons: [3, 0, 0, 4, 0, 0],
        tucked: 0,
        scored: 2,
    }) as unknown as PlayerView;

beforeEach(() => words.use(new Catalogue("en", [text, interfaceText], {})));

test("an achievement says what it takes and how far the reader is", () => {
    expect(explainedAchievement(2, player(4), faces)).toBe(
        "With 10 points and a top card of age 2 or higher you can take it as an action. You keep the points. " +
            "You have 4 points, and your highest top card is of age 1. " +
            "At present: needs 6 more points and a top card of value 2 or higher.",
    );
    expect(explainedAchievement(1, player(5, [1]), faces)).toContain("With 10 points");
});

test("a spectator reads what it takes only", () => {
    expect(explainedAchievement(1, undefined, faces)).not.toContain("You have");
    expect(explainedSpecial("World", undefined, faces)).not.toContain("You show");
});

test("a special achievement tells what counts and how much of it there is", () => {
    expect(explainedSpecial("Empire", player(0), faces)).toContain("You have that for 2 of the 6 icons.");
    expect(explainedSpecial("Monument", player(0), faces)).toContain("You have 2 of 6 in this turn.");
});

test("in short, what is lacking is told apart from what it costs", () => {
    expect([4, 10].map((points) => shortNeedsOf(player(points), 2, faces))).toEqual(["6 more", "needs top [2]"]);
    expect(shortNeedsOf(player(5), 1, faces)).toBe("yours now");
});
