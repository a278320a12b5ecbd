/** What follows from a position by the rules, as the server tells it. */

import type { PlayerFacts, PlayerView, Reach, View } from "../api/model";

/** What follows for a seat; null for a position of which it was not told, as those shown again after an undo. */
export const factsOf = (view: View, seat: number): PlayerFacts | null => view.facts?.players[seat] ?? null;

/** Whom a top card would reach if the seat that has it used it now; null while it is not told, or nobody can use it. */
export const reachOf = (view: View, seat: number, top: string): Reach | null =>
    view.result ? null : (factsOf(view, seat)?.piles.find((pile) => pile.top === top)?.reach ?? null);

/** How often each icon can be seen on a pile, in the protocol's order of icons; null while it is not told. */
export const iconsOfPile = (view: View, seat: number, color: string): number[] | null =>
    factsOf(view, seat)?.piles.find((pile) => pile.color === color)?.icons ?? null;

/** How many of a player's top cards would hit a seat if the player used them now, and how many that seat would share. */
export function reachingCards(player: PlayerView, seat: number, view: View): { hits: number; shares: number } {
    const reaches = player.board.map((pile) => reachOf(view, player.seat, pile.cards.at(-1) ?? ""));
    const count = (kind: "hit" | "shares") => reaches.filter((reach) => reach?.[kind].includes(seat)).length;
    return { hits: count("hit"), shares: count("shares") };
}
