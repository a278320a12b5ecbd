/** How near the end of the supplies is, which is the end of the game. */

import type { View } from "../api/model";

/** With so many cards left for somebody to draw the end is near. */
export const NEAR = 3;
/** The highest value of a card. */
export const HIGHEST = 10;

/** How many cards are left that a seat's Draw actions can take, as its board is now; after those a draw ends the game. */
export const drawsLeft = (view: View, seat: number): number =>
    view.supplies.slice((view.draws_from[seat] ?? 1) - 1).reduce((sum, count) => sum + count, 0);

/** From which value on any draw ends the game; null while that is only beyond the highest. */
export function endsFrom(view: View): number | null {
    const last = view.supplies.findLastIndex((count) => count > 0) + 1;
    return last < HIGHEST ? last + 1 : null;
}
