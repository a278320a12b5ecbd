/** The story in moves, and how each is told to a reader. */

import type { EventView } from "../api/model";

/** A move: an action with all that came of it so far, or a turn's beginning; its events by their indices, `to` after the last. */
export interface Move {
    from: number;
    to: number;
}

const BEGINNINGS = ["turn", "action"];

/** The move that an event belongs to. */
export function moveAt(events: readonly EventView[], index: number): Move {
    const begins = ({ kind }: EventView): boolean => BEGINNINGS.includes(kind);
    let from = index;
    while (from > 0 && !begins(events[from]!)) from--;
    const next = events.findIndex((event, at) => at > from && begins(event));
    return { from, to: next < 0 ? events.length : next };
}

/**
 * `plain`: what its only change says, as a draw or a meld. `passing`: a dogma that is no matter of the reader's. `alone`: one
 * that the reader follows alone. `scene`: one for the stage, which concerns the reader and somebody else.
 */
export type Telling = "plain" | "passing" | "alone" | "scene";

/** How a move is told to a seat; spectators see every dogma on the stage. */
export function tellingOf(events: readonly EventView[], move: Move, me: number): Telling {
    const told = events.slice(move.from, move.to);
    const effects = told.filter(({ kind, why }) => kind === "effect" && why);
    const head = told[0];
    if (head?.kind !== "action" || (head.plain && effects.length === 0)) return "plain";
    if (me < 0) return "scene";
    if (!told.some((event) => touches(event, me))) return "passing";
    const others = told.some(({ seat }) => seat !== me) || effects.some(({ why }) => why!.follows?.some((seat) => seat !== me));
    return others ? "scene" : "alone";
}

/** Whether an event is about a seat: it acts or is asked to, something of its own moves, or it has other figures after it. */
export function touches({ seat, source, target, why, changed = [] }: EventView, me: number): boolean {
    if (seat === me || source?.seat === me || target?.seat === me) return true;
    return Boolean(why?.follows?.includes(me)) || changed.some((one) => one.seat === me);
}

/** What only announces the next event, and is no line of the story's own unless something is noted of it. */
const ANNOUNCING = ["turn", "effect", "bonus"];

/** Whether an event is a line that is read, and not only shown. */
export const isLine = ({ kind, note, plain }: EventView): boolean =>
    !(ANNOUNCING.includes(kind) && !note) && !(kind === "action" && plain);
