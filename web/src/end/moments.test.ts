import { expect, test } from "vitest";

import type { EventView } from "../api/model";
import { Course, type Replay } from "../game/told/replay_course";
import { leadChanges } from "./moments";

const turn = (seat: number, turn_number: number): EventView => ({ kind: "turn", seat, turn_number });
const uses = (seat: number, card: string): EventView => ({ kind: "action", seat, action: "dogma", cards: [{ age: 1, card }] });
const has = (seat: number, points: number, achieved = 0): EventView =>
    ({ kind: "score", seat, changed: [{ seat, points, achieved, icons: [] }] }) as unknown as EventView;

/** A game of one step for each list of events. */
const course = (...steps: EventView[][]) =>
    new Course({
        seat: -2,
        start: { players: [0, 1, 2].map((seat) => ({ seat, points: 0, achieved: 0 })), turn_number: 0 },
        steps: steps.map((events, index) => ({ entry: 10 * (index + 1), seat: 0, at: 0, events, changes: {} })),
        curves: [],
    } as unknown as Replay);

const GAME = course(
    [turn(0, 1), uses(0, "tools"), has(0, 2)],
    [turn(1, 2), uses(1, "oars"), has(1, 5)],
    [uses(1, "oars"), has(1, 6)],
    [turn(2, 3), { kind: "action", seat: 2, action: "achieve", plain: true }, has(2, 0, 1)],
);
const EACH = [[0], [1], [2]];

test("the lead changes with each side that comes ahead of all others, by achievements before points", () => {
    expect(leadChanges(GAME, EACH)).toEqual([
        { side: [1], entry: 20, turn: 2, seat: 1, card: "oars" },
        { side: [2], entry: 40, turn: 3, seat: 2, card: "" },
    ]);
});

test("partners lead together", () => {
    expect(leadChanges(GAME, [[0, 2], [1]]).map(({ side, entry }) => [side, entry])).toEqual([
        [[1], 20],
        [[0, 2], 40],
    ]);
});
