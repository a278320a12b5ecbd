/** The three lines on the stage: what just was, what is, and what comes. */

import type { EventView, Why } from "../api/model";
import { isLine, type Move } from "../game/told/moves";

interface StageLine {
    index: number;
    event: EventView;
}

export interface StageLines {
    was: StageLine | null;
    is: StageLine | null;
    /** The announcement of what follows, if that is known. */
    next: EventView | null;
    /** Whether that is the effect which another player has come to before: else it is told by its name. */
    same: boolean;
    /** How many events of the story the stage shows: what announces the next line is told with that line. */
    shown: number;
}

/** The lines of a move of which the first `index` events of the story are told; the action is the stage's title, and no line. */
export function stageLines(events: readonly EventView[], move: Move, index: number): StageLines {
    const told = events.slice(0, index).map((event, at) => ({ index: at, event }));
    const lines = told.slice(move.from).filter(({ event }) => isLine(event) && (event.kind !== "action" || Boolean(event.missed?.length)));
    const is = lines.at(-1) ?? null;
    const shown = is ? is.index + 1 : index;
    const next = events.slice(shown, Math.max(move.to, index)).find(({ kind }) => kind === "effect" || kind === "bonus") ?? null;
    const same = events.slice(move.from, shown).some(({ kind, why }) => kind === "effect" && isSameEffect(why, next?.why));
    return { was: lines.at(-2) ?? null, is, next, same, shown };
}

const isSameEffect = (one: Why | null | undefined, other: Why | null | undefined): boolean =>
    one !== null && one !== undefined && one.card === other?.card && one.effect === other.effect;
