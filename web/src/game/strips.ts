/** How much room the uncovered edges of a splayed pile take. */

import type { PileView } from "../api/model";

/** In rem, what the edges of the cards beneath the top take across, if the pile is splayed in one of these directions. */
export function stripsOf({ cards, splay }: PileView, ...directions: readonly string[]): number {
    const beneath = cards.length - 1;
    if (beneath < 1 || !directions.includes(splay)) return 0;
    return beneath * (beneath > 8 ? 0.9375 : beneath > 2 ? 1.125 : 1.5);
}
