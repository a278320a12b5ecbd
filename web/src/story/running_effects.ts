/** What is going on at a moment of the story: the action, the effects being executed, and who follows them. */

import { type Faces, isDemand } from "../api/faces";
import type { EventView, Icon, View, Why } from "../api/model";

/** An effect being executed, with the player who executes it and as what. */
export interface Running extends Why {
    role: string;
    counts: number[];
    follows: number[];
}

interface Scene {
    /** The index of the event of the action; -1 before the first. */
    from: number;
    /** The effects being executed, outermost first; after the action those that it ended with. */
    stack: Running[];
    /** What else the action was: its event. */
    action: EventView | null;
}

/** The last action of the first `index` events, and the effects that it had come to. */
export function sceneAt(events: readonly EventView[], index: number): Scene {
    let from = Math.min(index, events.length) - 1;
    while (from >= 0 && events[from]!.kind !== "action") from--;
    const used = events[from]?.cards?.[0]?.card ?? "";
    const stack = events.slice(Math.max(from, 0), index).reduce<Running[]>((running, event) => follow(running, event.why, used), []);
    return { from, stack, action: events[from] ?? null };
}

/** What players are only in effects of the dogma itself. */
const OUTERMOST = ["own", "shares"];

/** The effects that run now, as the server tells them: what it has nothing to say of is left out there. */
export const runningNow = (view: View | undefined): Running[] =>
    (view?.running ?? []).map((why) => ({ role: "", counts: [], follows: [], ...why }));

/**
 * The stack with the effect in which something happened on top; what is inside of it has ended. Effects of several cards
 * follow each other in one dogma: those that are shared, and those of the card `used`, are in no other effect.
 */
function follow(stack: Running[], why: Why | null | undefined, used: string): Running[] {
    if (!why) return stack;
    const known = stack.findLastIndex(({ card }) => card === why.card);
    const index = known < 0 && (OUTERMOST.includes(why.role ?? "") || why.card === used) ? 0 : known;
    const before = known < 0 ? undefined : stack[known];
    const counts = why.counts?.length ? why.counts : (before?.counts ?? []);
    const icon = why.counts?.length ? why.icon : (before?.icon ?? why.icon); // the one that is counted, which may be another card's
    const follows = why.follows?.length ? why.follows : (before?.follows ?? []);
    const same = before !== undefined && before.effect === why.effect && before.executing === why.executing;
    const running = { ...why, icon, counts, follows, role: why.role || (same ? before.role : "") };
    return [...stack.slice(0, index < 0 ? stack.length : index), running];
}

/** `fewer`: has too few icons to share. `safe`, `few`, `friend`: is not hit: by the icons, too many of them for a demand
 * or too few for a compel, or as a teammate. `apart`: is left out. */
export type Part = "launches" | "own" | "nested" | "shares" | "demanded" | "compels" | "compelled" | "fewer" | "safe" | "few" | "friend" | "apart";

interface SeatPart {
    seat: number;
    part: Part;
    icon: Icon;
    /** The visible icons that decide it. */
    count: number;
    /** Whether this seat executes the effect now. */
    current: boolean;
}

/** Every seat's part in an effect, in the order in which they execute it: the launcher comes last. Those who execute
 * it are told (`follows`); of the others it is said why they do not. None if they are not told, as in games begun long ago. */
export function partsIn(running: Running, view: View, faces: Faces): SeatPart[] {
    if (running.follows.length === 0) return [];
    const { launcher } = running;
    const icon = running.icon as Icon;
    const kind = faces.get(running.card)?.effects.find(({ name }) => name === running.effect)?.kind;
    const demand = isDemand(kind);
    const compel = kind === "compel";
    const part = (seat: number): Part => {
        const follows = running.follows.includes(seat);
        if (running.role === "nested") return follows ? "nested" : "apart";
        if (seat === launcher) return compel ? "compels" : demand ? "launches" : "own";
        if (follows) return compel ? "compelled" : demand ? "demanded" : "shares";
        if (!demand) return "fewer";
        return view.players[seat]?.team === view.players[launcher]?.team ? "friend" : compel ? "few" : "safe";
    };
    return view.players
        .map(({ seat }) => (seat + launcher + 1) % view.players.length)
        .filter((seat) => !view.players[seat]?.out)
        .map((seat) => ({ seat, part: part(seat), icon, count: running.counts[seat] ?? 0, current: seat === running.executing }));
}
