/** The story in moves, and how each is told to a reader. */

import type { EventView } from "../../api/model";

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
 * `plain`: what its only change says, as a draw or a meld. `passing`: a dogma of which nothing comes for the reader. `alone`:
 * one of which something comes for the reader alone. `scene`: one for the stage, of the reader and somebody else.
 */
export type Telling = "plain" | "passing" | "alone" | "scene";

/** How a move is told to a seat; spectators see every dogma on the stage. */
export function tellingOf(events: readonly EventView[], move: Move, me: number): Telling {
    const told = events.slice(move.from, move.to);
    const effects = told.filter(({ kind, why }) => kind === "effect" && why);
    const head = told[0];
    if (head?.kind !== "action" || (head.plain && effects.length === 0)) return "plain";
    if (me < 0) return "scene";
    const concerned = (seat: number): boolean => told.some((event) => touches(event, seat) && !isInVain(event, told, seat));
    if (!concerned(me)) return "passing";
    const others = told.flatMap(({ seat, why }) => [seat ?? me, ...(why?.follows ?? [])]).filter((seat) => seat !== me);
    return others.some(concerned) ? "scene" : "alone";
}

/** Whether an event only says that an effect reaches a seat for which nothing comes of it. */
function isInVain({ kind, why }: EventView, told: readonly EventView[], seat: number): boolean {
    if (kind !== "effect" || !why) return false;
    const own = told.filter((one) => one.kind === "effect" && one.seat === seat && one.why?.card === why.card && one.why.effect === why.effect);
    return own.length > 0 && own.every(saysNothingHappened);
}

/** Whether an event says of an effect that nothing came of it. */
export const saysNothingHappened = ({ kind, note }: EventView): boolean => kind === "effect" && note === "nothing";

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
