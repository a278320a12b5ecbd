/** Cards on top of piles, the only ones whose dogma can be used. */

import type { View } from "../../api/model";

/** The seat that has a card on top of a pile; -1 if it lies anywhere else. */
export const ownerOfTop = (view: View, card: string): number =>
    view.players.find(({ board }) => board.some(({ cards }) => cards.at(-1) === card))?.seat ?? -1;

/** The seat that could use a card as a free action when its turn begins; -1 for any other card. */
export const ownerOfFree = (view: View, card: string): number =>
    view.facts?.players.find(({ free = [] }) => free.some((usable) => usable.card === card))?.seat ?? -1;

/** Whether a dogma could be looked ahead at: the game runs, and no effect is being carried out. */
export const betweenActions = (view: View): boolean => view.started && view.result === null && view.running.length === 0;
