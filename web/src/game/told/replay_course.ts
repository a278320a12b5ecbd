/** The course of a finished game: every position of it, one after each entry of its log that counts. */

import type { EventView, View } from "../../api/model";
import type { components } from "../../api/schema";

export type Replay = components["schemas"]["Replay"];
export type Curve = components["schemas"]["Curve"];

export class Course {
    /** All that happened. */
    readonly events: readonly EventView[];
    /** The last index: position 0 is the deal, position N that after step N. */
    readonly last: number;
    /** The places at which a turn has just begun. */
    readonly turns: readonly number[];

    private readonly views: View[];
    /** For each position how many events lie before it. */
    private readonly told: number[] = [0];

    constructor(readonly replay: Replay) {
        this.events = replay.steps.flatMap((step) => step.events);
        this.last = replay.steps.length;
        this.views = [replay.start];
        for (const step of replay.steps) {
            this.views.push(laidOver(this.views.at(-1)!, step.changes));
            this.told.push(this.told.at(-1)! + step.events.length);
        }
        this.turns = this.views.flatMap((view, index) =>
            index > 0 && view.turn_number !== this.views[index - 1]!.turn_number ? [index] : [],
        );
    }

    /** The position with this index. */
    view(index: number): View {
        return this.views[index]!;
    }

    /** How many events lie before a position. */
    toldAt(index: number): number {
        return this.told[index]!;
    }

    /** Whether more comes after a position of what was being done: else an action begins there, or the game is over. */
    goesOn(index: number): boolean {
        const next = this.events[this.toldAt(index)];
        return next !== undefined && next.kind !== "action";
    }

    /** The index of the first position at which this many events have happened. */
    indexAfter(events: number): number {
        const index = this.told.findIndex((told) => told >= events);
        return index < 0 ? this.last : index;
    }

    /** The number of the last entry of the log at a position: what names a moment in addresses, from all eyes. */
    entryAt(index: number): number {
        return index === 0 ? 0 : this.replay.steps[index - 1]!.entry;
    }

    /** The index of a moment: of the last position up to this entry. */
    indexAt(entry: number): number {
        return this.replay.steps.findLastIndex((step) => step.entry <= entry) + 1;
    }

    /** Where the next turn begins; after the last one the end. */
    nextTurn(index: number): number {
        return this.turns.find((turn) => turn > index) ?? this.last;
    }

    /** Where the turn under way began, or the one before if that is here; before the first one the deal. */
    turnBefore(index: number): number {
        return this.turns.findLast((turn) => turn < index) ?? 0;
    }
}

/** A seat's chance to win, as it stood at a position. */
export interface Chance {
    index: number;
    percent: number;
    /** The turn that has just ended then. */
    turn: number;
}

/** A seat's chance at the end of each turn; nothing if nobody has worked it out. */
export function chancesOf(course: Course, seat: number): Chance[] {
    return course.replay.curves.flatMap(({ turn, chances }) => {
        const percent = chances[seat];
        const index = course.turns.find((one) => course.view(one).turn_number > turn) ?? course.last;
        return percent === undefined ? [] : [{ index, percent, turn }];
    });
}

/** The chance as it stood at a position: at the end of the last turn before it; undefined if none had ended. */
export const chanceAt = (chances: readonly Chance[], index: number): Chance | undefined => chances.findLast((one) => one.index <= index);

/** A position with the changes of a step laid over it. */
function laidOver(view: View, changes: Record<string, unknown>): View {
    const after = withPlayers(view, changes);
    return view.facts ? { ...after, facts: withPlayers(view.facts, (changes["facts"] ?? {}) as Record<string, unknown>) } : after;
}

/** What is about all players with its changes, of which `players` has those that are different. */
function withPlayers<Whole extends { players: { seat: number }[] }>(whole: Whole, changes: Record<string, unknown>): Whole {
    const changed = (changes["players"] ?? []) as Whole["players"];
    const players = whole.players.map((player) => changed.find(({ seat }) => seat === player.seat) ?? player);
    return { ...whole, ...changes, players };
}
