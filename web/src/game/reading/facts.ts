/** What follows from a position by the rules, as the server tells it. */

import type { PlayerFacts, Reach, View } from "../../api/model";

/** What follows for a seat; null for a position of which it was not told, as those shown again after an undo. */
export const factsOf = (view: View, seat: number): PlayerFacts | null => view.facts?.players[seat] ?? null;

/** Whom a seat's top card, or one that it could use as a free action, would reach if it were used now; null while it is
 * not told, or nobody can use it. */
export function reachOf(view: View, seat: number, key: string): Reach | null {
    if (view.result) return null;
    const { piles = [], free = [] } = factsOf(view, seat) ?? {};
    return (piles.find(({ top }) => top === key) ?? free.find(({ card }) => card === key))?.reach ?? null;
}

/** How often each icon can be seen on a pile, in the protocol's order of icons; null while it is not told. */
export const iconsOfPile = (view: View, seat: number, color: string): number[] | null =>
    factsOf(view, seat)?.piles.find((pile) => pile.color === color)?.icons ?? null;
