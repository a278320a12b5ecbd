/** What a finished game turned on: when the lead changed. */

import type { EventView } from "../api/model";
import { type Move, moveAt } from "../game/told/moves";
import type { Course } from "../game/told/replay_course";

interface Told {
    /** The entry of the log at whose end it has happened: what its place in the replay is called by. */
    entry: number;
    turn: number;
    seat: number;
    /** The card that was used; "" for none. */
    card: string;
}

/** A side has taken the lead: its seats. */
export interface LeadChange extends Told {
    side: readonly number[];
}

interface Had {
    achieved: number;
    points: number;
}

/** The moves of a game with what everybody had after each, by seat. */
function* movesOf(course: Course): Generator<{ move: Move; event: EventView; turn: number; had: readonly Had[]; before: readonly Had[] }> {
    const { events } = course;
    let had: readonly Had[] = course.view(0).players.map(({ achieved, points }) => ({ achieved: achieved ?? 0, points }));
    let turn = course.view(0).turn_number;
    for (let from = 0; from < events.length; ) {
        const move = moveAt(events, from);
        const before = had;
        const changed = events.slice(from, move.to).flatMap((event) => event.changed ?? []);
        had = had.map((one, seat) =>
            changed.filter((now) => now.seat === seat).reduce((last, now) => ({ achieved: now.achieved ?? last.achieved, points: now.points }), one),
        );
        turn = events[from]!.turn_number ?? turn;
        yield { move, event: events[from]!, turn, had, before };
        from = move.to;
    }
}

/** Where a move is in the replay. */
function placed(course: Course, move: Move, event: EventView, turn: number): Told {
    const card = event.action === "dogma" ? (event.cards?.[0]?.card ?? "") : "";
    return { entry: course.entryAt(course.indexAfter(move.to)), turn, seat: event.seat, card };
}

/** Each moment at which another side than before had the most achievements, or as many and more points. */
export function leadChanges(course: Course, sides: readonly (readonly number[])[]): LeadChange[] {
    const changes: LeadChange[] = [];
    let leading: readonly number[] | null = null;
    for (const { move, event, turn, had, before } of movesOf(course)) {
        leading ??= leader(sides, before);
        const ahead = leader(sides, had);
        if (ahead === null || ahead === leading) continue;
        if (leading !== null) changes.push({ ...placed(course, move, event, turn), side: ahead });
        leading = ahead;
    }
    return changes;
}

/** The side that is ahead of all others; null if none is. */
function leader(sides: readonly (readonly number[])[], had: readonly Had[]): readonly number[] | null {
    const sum = (side: readonly number[], of: keyof Had) => side.reduce((all, seat) => all + (had[seat]?.[of] ?? 0), 0);
    const ranked = sides
        .map((side) => ({ side, achieved: sum(side, "achieved"), points: sum(side, "points") }))
        .sort((one, other) => other.achieved - one.achieved || other.points - one.points);
    const [first, second] = ranked;
    if (first === undefined || second === undefined) return null;
    return first.achieved === second.achieved && first.points === second.points ? null : first.side;
}
