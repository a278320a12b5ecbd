import { beforeAll, expect, test } from "vitest";

import type { DailyPuzzle } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { endOf, firstTryPercent, goalOf, shareText } from "./puzzle_words";

const TEXTS = `
lobby-today-take = Take the { $value } first.
puzzles-done-first = First try.
puzzles-done-solved = Try { $tries }.
puzzles-done-given-up = Here it is.
puzzles-share-first = Splay { $day }, { $name }: first try, { $days }
puzzles-share-tries = Splay { $day }, { $name }: try { $tries }, { $days }
puzzles-share-given-up = Splay { $day }, { $name }: it beat me
`;

beforeAll(() => words.use(new Catalogue("en", [TEXTS], {}, {})));

const daily = (state: string, tries: number): DailyPuzzle =>
    ({ day: "2026-11-28", streak: { now: 6 }, mine: { state, tries }, puzzle: { key: "abc", theme: "win" } }) as unknown as DailyPuzzle;

test("what a puzzle asks for names the achievement that it is about", () => {
    expect(goalOf({ theme: "take", value: 4 })).toBe("Take the 4 first.");
});

test("the end says on which try", () => {
    expect([endOf("solved", 1), endOf("solved", 3), endOf("given_up", 2)]).toEqual(["First try.", "Try 3.", "Here it is."]);
});

test("what is shared is text alone, without the solution and without a link", () => {
    expect(shareText(daily("solved", 1), "Oars against Tools")).toBe("Splay Nov 28, Oars against Tools: first try, 6");
    expect(shareText(daily("solved", 2), "Oars against Tools")).toBe("Splay Nov 28, Oars against Tools: try 2, 6");
    expect(shareText(daily("given_up", 2), "Oars against Tools")).toBe("Splay Nov 28, Oars against Tools: it beat me");
});

test("the share of those who needed one try is none before anybody has tried", () => {
    expect(firstTryPercent([0, 0, 0, 0, 0, 0])).toBeNull();
    expect(firstTryPercent([38, 22, 13, 8, 11, 8])).toBe(38);
});
