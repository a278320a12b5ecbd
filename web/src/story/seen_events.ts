/** How much of each table's story was told in this browser: what is new since the last look. */

import type { EventView } from "../api/model";
import { keep, kept } from "../shell/storage";

const KEY = "splay.seen";
/** How many tables are remembered; the one looked at longest ago is forgotten first. */
const MOST = 50;

type Seen = Record<string, number>;

/** How many events of a table were told here; null for a table never looked at. */
export function seenOf(table: string): number | null {
    return all()[table] ?? null;
}

/**
 * How many events a seat has seen at least, on whatever device: those before its own last action; all, if nobody has
 * acted since.
 */
export function seenBy(me: number, events: readonly EventView[]): number {
    const own = events.findLastIndex(({ kind, seat }) => kind === "action" && seat === me);
    if (own < 0) return 0;
    const goesOn = events.slice(own + 1).some(({ kind }) => kind === "action" || kind === "turn");
    return goesOn ? own : events.length;
}

/** Remembers how many events of a table are told. */
export function keepSeen(table: string, events: number): void {
    const { [table]: _, ...others } = all();
    const entries = [...Object.entries(others), [table, events] as const].slice(-MOST);
    keep(KEY, JSON.stringify(Object.fromEntries(entries)));
}

function all(): Seen {
    try {
        const read: unknown = JSON.parse(kept(KEY) ?? "{}");
        const entries = Object.entries(read as object).filter(([, value]) => Number.isInteger(value));
        return Object.fromEntries(entries) as Seen;
    } catch {
        return {}; // somebody else has written there
    }
}
