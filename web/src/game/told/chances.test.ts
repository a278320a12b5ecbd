import { expect, test } from "vitest";

import type { View } from "../../api/model";
import { chanceAt, chancesOf, Course, type Replay } from "./replay_course";

/** A game of three turns: the second begins at position 2, the third at 3, and the game ends at 4. */
function played(chances: number[][]): Course {
    const turns = [1, 2, 3, 3];
    const steps = turns.map((turn_number, at) => ({ entry: at + 1, seat: 0, at: 0, events: [], changes: { turn_number } }));
    const curves = chances.map((both, at) => ({ turn: at + 1, seat: at % 2, points: [], achievements: [], icons: [], chances: both }));
    return new Course({ seat: 0, start: { turn_number: 1, players: [] } as unknown as View, steps, curves } as unknown as Replay);
}

const GAME = played([[60, 40], [30, 70], [0, 100]]);

test("a chance stands where the turn ended whose it is", () => {
    expect(chancesOf(GAME, 1)).toEqual([
        { index: 2, percent: 40, turn: 1 },
        { index: 3, percent: 70, turn: 2 },
        { index: 4, percent: 100, turn: 3 },
    ]);
});

test("at a position it is what it was when a turn last ended", () => {
    const chances = chancesOf(GAME, 0);
    expect([0, 1, 2, 3, 4].map((index) => chanceAt(chances, index)?.percent)).toEqual([undefined, undefined, 60, 30, 0]);
});

test("nobody has a chance if none was worked out", () => {
    expect(chancesOf(played([[], []]), 0)).toEqual([]);
});
