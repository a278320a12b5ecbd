/** The story in turns and actions, as the log shows it. */

import type { EventView } from "../api/model";

export interface Line {
    /** The index of the event among all of the table. */
    index: number;
    event: EventView;
}

export interface Action {
    /** The event that begins it; what happens outside of actions has none. */
    head: Line | null;
    lines: Line[];
}

export interface Turn {
    /** The index of its first event, which is its name. */
    index: number;
    /** The event that begins it; what happens before the first turn has none. */
    head: Line | null;
    actions: Action[];
}

/** Turns made before, by their first event: one that is as it was stays the same object, so that nothing is drawn anew. */
const made = new WeakMap<EventView, { index: number; events: number; last: EventView; turn: Turn }>();

/** The turns of some events, the first first; `from` is the index of the first of them. */
export function turnsOf(events: readonly EventView[], from = 0): Turn[] {
    const starts = events.flatMap((event, index) => (index === 0 || event.kind === "turn" ? [index] : []));
    return starts.map((start, at) => turnOf(events.slice(start, starts[at + 1]), from + start));
}

function turnOf(events: readonly EventView[], index: number): Turn {
    const first = events[0]!;
    const last = events.at(-1)!;
    const before = made.get(first);
    if (before?.index === index && before.events === events.length && before.last === last) return before.turn;
    const lines = events.map((event, at): Line => ({ index: index + at, event }));
    const head = first.kind === "turn" ? lines.shift()! : null;
    const turn = { index, head, actions: actionsOf(lines) };
    made.set(first, { index, events: events.length, last, turn });
    return turn;
}

function actionsOf(lines: readonly Line[]): Action[] {
    const actions: Action[] = [];
    for (const line of lines) {
        if (line.event.kind === "action") actions.push({ head: line, lines: [] });
        else if (actions.length === 0) actions.push({ head: null, lines: [line] });
        else actions.at(-1)!.lines.push(line);
    }
    return actions;
}

/** The last turns that have a line to show, in order, and whether there may be more before them. */
export function lastOf(turns: readonly Turn[], most: number, shown: (line: Line) => boolean): { turns: Turn[]; more: boolean } {
    const last: Turn[] = [];
    let at = turns.length;
    while (at > 0 && last.length < most) {
        const turn = turns[--at]!;
        if (linesOf(turn).some(shown)) last.unshift(turn);
    }
    return { turns: last, more: at > 0 };
}

const linesOf = (turn: Turn): Line[] =>
    [turn, ...turn.actions].flatMap((part) => [...(part.head ? [part.head] : []), ...("lines" in part ? part.lines : [])]);
