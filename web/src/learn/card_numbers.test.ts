import { expect, test } from "vitest";

import { type Kind, sorted, valueOf } from "./card_numbers";

const KIND: Kind = {
    whose: "computers",
    kind: "base-2",
    games: 20,
    cards: {
        oars: { drawn: [500, 400, 600], melded: [250, 200, 300], won: [600, 300, 900] },
        archery: { drawn: [500, 400, 600], melded: [750, 700, 800], won: [400, 300, 500] },
        tools: { drawn: [900, 800, 950] },
    },
};
const nameOf = (key: string): string => key;

test("cards are sorted by what is asked for, equal ones by name", () => {
    expect(sorted(KIND, "drawn", nameOf)).toEqual(["tools", "archery", "oars"]);
    expect(sorted(KIND, "melded", nameOf)).toEqual(["archery", "oars", "tools"]);
    expect(sorted(KIND, "name", nameOf)).toEqual(["archery", "oars", "tools"]);
});

test("a card of which nothing is known comes last", () => {
    expect(sorted(KIND, "won", nameOf)).toEqual(["oars", "archery", "tools"]);
    expect(valueOf(KIND.cards["tools"] ?? {}, "won")).toBe(-1);
});
