import { expect, test } from "vitest";

import type { Analysis, CostlyMove } from "../api/model";
import { Course, type Replay } from "../game/told/replay_course";
import { costlyAt, marksOf, nextCostly, placed } from "./costly_moves";
import type { Move } from "./moves";

/** A course of entries that count, with so many events each; the entries 3 and 4 were undone. */
const ENTRIES = [1, 2, 5, 6, 7];
const course = new Course({
    seat: -2,
    start: { players: [], turn_number: 1 },
    steps: ENTRIES.map((entry) => ({ entry, seat: 0, at: 0, events: [{}, {}], changes: {} })),
    curves: [],
} as unknown as Replay);

const costly = (entry: number, seat: number): CostlyMove => ({ entry, seat, turn: 1 }) as CostlyMove;
const analysis = (moves: CostlyMove[], marks: Analysis["marks"] = []): Analysis => ({ costly: moves, marks }) as unknown as Analysis;
const mark = (entry: number) => ({ entry, turn: 1, seat: 0, chance: 0.5 });

test("a costly move stands between the position before its entry and the one after, numbered by its player", () => {
    const moves = placed(course, analysis([costly(2, 0), costly(5, 1), costly(7, 0)]));
    expect(moves.map(({ before, after, number }) => [before, after, number])).toEqual([
        [1, 2, 1],
        [2, 3, 1],
        [4, 5, 2],
    ]);
    expect(placed(course, null)).toEqual([]);
});

test("at a position the move that is about to be made comes before the one that has just been", () => {
    const moves = placed(course, analysis([costly(2, 0), costly(5, 1)]));
    expect([0, 1, 2, 3, 4].map((index) => costlyAt(moves, index)?.move.entry)).toEqual([undefined, 2, 5, 5, undefined]);
});

test("one goes from one costly move to the next, and from the last to the first", () => {
    const moves = placed(course, analysis([costly(2, 0), costly(7, 0)]));
    expect([0, 1, 3, 4].map((index) => nextCostly(moves, index))).toEqual([1, 4, 4, 1]);
    expect(nextCostly([], 2)).toBeNull();
});

test("a mark belongs to the move that its entry's events are in", () => {
    const moves: Move[] = [
        { from: 0, to: 4, text: "" },
        { from: 4, to: 8, text: "" },
        { from: 8, to: 10, text: "" },
    ];
    const marks = marksOf(course, moves, analysis([], [mark(1), mark(5), mark(7)]));
    expect([...marks].map(([from, { entry }]) => [from, entry])).toEqual([
        [0, 1],
        [4, 5],
        [8, 7],
    ]);
});
