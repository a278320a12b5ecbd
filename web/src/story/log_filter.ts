/** Which lines of the log are shown. */

import type { EventView } from "../api/model";
import type { Line, Turn } from "./turns";

interface Filter {
    /** The seat that it is about; null for all. */
    seat: number | null;
    /** Whether only changes are shown, and nothing that announces or explains them. */
    changes: boolean;
    /** Words that the sentence has. */
    search: string;
}

/** What an event does that changes nothing on the table. */
const ANNOUNCING = ["", "turn", "action", "show", "reveal"];

/** Whether an event with this sentence passes a filter. */
export function passes(event: EventView, text: string, { seat, changes, search }: Filter): boolean {
    if (changes && ANNOUNCING.includes(event.does ?? "") && event.kind !== "end") return false;
    if (seat !== null && !concerns(event, seat)) return false;
    return text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}

/** Whether a seat did it, or something of its own was moved. */
export function concerns(event: EventView, seat: number): boolean {
    return event.seat === seat || [event.source, event.target].some((place) => place?.seat === seat);
}

/** The indices of all lines of those actions of which one is found. */
export function withTheirActions(turns: readonly Turn[], found: (line: Line) => boolean): Set<number> {
    const groups = turns.flatMap(({ head, actions }) => [
        head ? [head] : [],
        ...actions.map((action) => (action.head ? [action.head, ...action.lines] : action.lines)),
    ]);
    return new Set(groups.filter((lines) => lines.some(found)).flatMap((lines) => lines.map(({ index }) => index)));
}
