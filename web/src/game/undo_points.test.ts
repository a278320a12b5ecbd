import { expect, test } from "vitest";

import type { State } from "../api/model";
import { asking, position, stateWith } from "./fixtures/table";
import { UndoPoints } from "./undo_points.svelte";

/** Seat 0 is asked for an action, with so many left. */
const atAction = (sequence: number, turn: number, actions: number): State =>
    stateWith([asking("action", [], { sequence })], { view: { ...position, turn_number: turn, actions_left: actions } });

/** An effect asks seat 0, in the action before which so many were left. */
const inEffect = (sequence: number, turn: number, actions: number): State =>
    stateWith([asking("card", [], { sequence })], { view: { ...position, turn_number: turn, actions_left: actions } });

test("one can go back to the actions before this one, the latest first", () => {
    const undoPoints = new UndoPoints();
    for (const state of [atAction(5, 3, 2), atAction(8, 3, 1), atAction(14, 5, 2)]) undoPoints.hear(state);
    expect(undoPoints.before).toEqual([
        { to: 8, turn: 3, actions: 1 },
        { to: 5, turn: 3, actions: 2 },
    ]);
});

test("in the middle of an action one can go back to its beginning", () => {
    const undoPoints = new UndoPoints();
    undoPoints.hear(atAction(5, 3, 2));
    undoPoints.hear(inEffect(6, 3, 2));
    expect(undoPoints.before).toEqual([{ to: 5, turn: 3, actions: 2 }]);
});

test("what was taken back has not happened", () => {
    const undoPoints = new UndoPoints();
    for (const state of [atAction(5, 3, 2), atAction(8, 3, 1), atAction(9, 3, 2)]) undoPoints.hear(state);
    expect(undoPoints.before).toEqual([]);
});
