import { expect, test } from "vitest";

import type { View } from "../../api/model";
import { addressOf } from "../../replay/address";
import { Course, type Replay } from "./replay_course";

const event = (kind: string) => ({ kind, seat: 0 });
const player = (seat: number, points: number) => ({ seat, points });
const START = { seat: -2, started: false, turn: 0, turn_number: 0, players: [player(0, 0), player(1, 0)], removed: 0 };

/** A deal, first melds, a turn of two steps, and another turn; entry 3 was taken back. */
const COURSE = new Course({
    seat: -2,
    start: START as unknown as View,
    steps: [
        { entry: 2, seat: 1, at: 0, events: [event("first_meld"), event("turn")], changes: { started: true, turn_number: 1 } },
        { entry: 4, seat: 0, at: 0, events: [event("action")], changes: { players: [player(1, 5)] } },
        { entry: 5, seat: 0, at: 0, events: [event("draw"), event("turn")], changes: { turn_number: 2, turn: 1 } },
        { entry: 6, seat: 1, at: 0, events: [event("action"), event("end")], changes: { removed: 1 } },
    ],
    curves: [],
} as unknown as Replay);

test("a position is the deal with the changes of all steps before it", () => {
    expect(COURSE.view(0)).toEqual(START);
    expect(COURSE.view(2).players).toEqual([player(0, 0), player(1, 5)]);
    expect(COURSE.view(4)).toMatchObject({ started: true, turn: 1, turn_number: 2, removed: 1 });
    expect(COURSE.last).toBe(4);
});

test("a moment is named by the last entry of the log, and found by any entry up to the next", () => {
    expect([0, 1, 2, 4].map((index) => COURSE.entryAt(index))).toEqual([0, 2, 4, 6]);
    expect([0, 1, 2, 3, 4, 99].map((entry) => COURSE.indexAt(entry))).toEqual([0, 0, 1, 1, 2, 4]);
});

test("events belong to the step that brought them", () => {
    expect([0, 1, 2, 3, 4].map((index) => COURSE.toldAt(index))).toEqual([0, 2, 3, 5, 7]);
    expect([0, 1, 2, 3, 5, 6].map((events) => COURSE.indexAfter(events))).toEqual([0, 1, 1, 2, 3, 4]);
});

test("an action goes on until the next one begins", () => {
    expect([0, 1, 2, 3, 4].map((index) => COURSE.goesOn(index))).toEqual([true, false, true, false, false]);
});

test("one goes from turn to turn, and on to the ends", () => {
    expect([0, 1, 2, 3, 4].map((index) => COURSE.nextTurn(index))).toEqual([1, 3, 3, 4, 4]);
    expect([0, 1, 2, 3, 4].map((index) => COURSE.turnBefore(index))).toEqual([0, 0, 1, 1, 3]);
});

test("an address says whose eyes only if not everything is open", () => {
    expect(addressOf("abc", 12, -2)).toBe("/replay/abc?at=12");
    expect(addressOf("abc", 12, -1)).toBe("/replay/abc?at=12&seat=-1");
});
