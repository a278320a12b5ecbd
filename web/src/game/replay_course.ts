/** The course of a finished game: every position of it, one after each entry of its log that counts. */

import type { EventView, View } from "../api/model";
import type { components } from "../api/schema";

export type Replay = components["schemas"]["Replay"];
export type Curve = components["schemas"]["Curve"];

export class Course {
    /** All that happened. */
    readonly events: readonly EventView[];
    /** The last place: place 0 is the deal, place N the position after step N. */
    readonly last: number;
    /** The places at which a turn has just begun. */
    readonly turns: readonly number[];

    private readonly views: View[];
    /** For each place how many events lie before it. */
    private readonly told: number[] = [0];

    constructor(readonly replay: Replay) {
        this.events = replay.steps.flatMap((step) => step.events);
        this.last = replay.steps.length;
        this.views = [replay.start];
        for (const step of replay.steps) {
            this.views.push(laidOver(this.views.at(-1)!, step.changes));
            this.told.push(this.told.at(-1)! + step.events.length);
        }
        this.turns = this.views.flatMap((view, place) =>
            place > 0 && view.turn_number !== this.views[place - 1]!.turn_number ? [place] : [],
        );
    }

    /** The position at a place. */
    view(place: number): View {
        return this.views[place]!;
    }

    /** How many events lie before a place. */
    toldAt(place: number): number {
        return this.told[place]!;
    }

    /** The first place at which so many events have happened. */
    placeOf(events: number): number {
        const place = this.told.findIndex((told) => told >= events);
        return place < 0 ? this.last : place;
    }

    /** The number of the last entry of the log at a place: what names a moment in addresses, from all eyes. */
    entryAt(place: number): number {
        return place === 0 ? 0 : this.replay.steps[place - 1]!.entry;
    }

    /** The place of a moment: the last one up to this entry. */
    placeAt(entry: number): number {
        return this.replay.steps.findLastIndex((step) => step.entry <= entry) + 1;
    }

    /** Where the next turn begins; after the last one the end. */
    nextTurn(place: number): number {
        return this.turns.find((turn) => turn > place) ?? this.last;
    }

    /** Where the turn under way began, or the one before if that is here; before the first one the deal. */
    turnBefore(place: number): number {
        return this.turns.findLast((turn) => turn < place) ?? 0;
    }
}

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
