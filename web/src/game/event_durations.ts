/** How long each event is told. */

import type { EventView } from "../api/model";
import type { Pace } from "../settings/settings.svelte";

/** Milliseconds for a change by pace; with the pace "step" only movements take time, and the reader goes on. */
const CHANGE: Record<Pace, number> = { slow: 1600, normal: 650, instant: 0, step: 650 };
/** What only announces passes in this part of the time. */
const QUIET: Record<string, number> = { turn: 0.35, action: 0.6, effect: 0.5, bonus: 0.5, choice: 0.7, icon: 0.7, city: 0.5 };
/** How many times as long what decides the game takes. */
const MILESTONES = 2.5;
/** An action that its only change says again passes at once. */
const PLAIN = 0.1;
/** From this many events on that wait, a story hurries. */
const MANY = 15;
const HURRY = 0.4;

/** Whether the game is decided by such events. */
export const isMilestone = ({ kind }: EventView): boolean => ["achieve", "claim", "end"].includes(kind);

/** Milliseconds until the next event, with this many waiting after it; `noted`: there is more to read than its sentence. */
export function pauseOf(event: EventView, pace: Pace, waiting: number, noted = false): number {
    const part = event.plain ? PLAIN : isMilestone(event) ? MILESTONES : noted ? 1 : (QUIET[event.kind] ?? 1);
    return Math.round(movementOf(pace, waiting) * part);
}

/** Milliseconds that a card may take on its way. */
export function movementOf(pace: Pace, waiting: number): number {
    return CHANGE[pace] * (waiting >= MANY && pace !== "step" ? HURRY : 1);
}
