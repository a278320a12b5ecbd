/** The moments that a reader may ask to go back to: those at which an own action was to be chosen. */

import { ask } from "../api/client";
import type { State, TableView } from "../api/model";

export interface UndoPoint {
    /** The number of the last entry in the table's log at that moment. */
    to: number;
    turn: number;
    actions: number;
}

const MOST = 6;

export class UndoPoints {
    /** The latest one first; not the one that is now. */
    before = $state.raw<UndoPoint[]>([]);
    private now: UndoPoint | null = null;

    /** Notes where the game stands. What lies after it, when the game went back, has not happened. */
    hear(state: State): void {
        const question = state.questions.find(({ seat, kind }) => seat === state.seat && kind === "action");
        const { turn_number: turn, actions_left: actions } = state.view;
        const known = this.now === null ? this.before : [this.now, ...this.before];
        const least = question === undefined ? actions : actions + 1; // of the actions that were left before this one
        const earlier = known.filter((one) => one.turn < turn || (one.turn === turn && one.actions >= least));
        this.now = question === undefined ? null : { to: question.sequence, turn, actions };
        this.before = earlier.slice(0, MOST);
    }
}

/** Proposes to all at the table to go back; at once done where nobody else must agree. Throws Refused or Unreachable. */
export const proposeBack = (table: string, to: number, seat: number): Promise<TableView> =>
    ask<TableView>("POST", `/api/tables/${table}/takebacks`, { to, seat });

/** Agrees to a proposal, or not. Throws Refused or Unreachable. */
export const decideBack = (table: string, to: number, accept: boolean): Promise<TableView> =>
    ask<TableView>("POST", `/api/tables/${table}/takebacks/decision`, { to, accept });
