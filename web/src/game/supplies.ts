/** How near the end of the supplies is, which is the end of the game. */

import type { View } from "../api/model";
import { BASE } from "../api/places";

/** With so many cards left for somebody to draw the end is near. */
export const NEAR = 3;
/** The highest value of a card. */
export const HIGHEST = 10;

/** How many cards the supply of an age of the base set has, which decides which ages are empty. */
export const cardsOfAge = ({ supplies }: View, age: number): number =>
    supplies.find((supply) => supply.set === BASE && supply.age === age)?.cards ?? 0;

/** How many cards are left that a seat's Draw actions can take, as its board is now; after those a draw ends the game. */
export const drawsLeft = (view: View, seat: number): number =>
    view.supplies
        .filter(({ set, age }) => set === BASE && age >= (view.draws_from[seat] ?? 1))
        .reduce((sum, { cards }) => sum + cards, 0);

/** From which value on any draw ends the game; null while that is only beyond the highest. */
export function endsFrom(view: View): number | null {
    const last = Math.max(0, ...view.supplies.filter(({ set, cards }) => set === BASE && cards > 0).map(({ age }) => age));
    return last < HIGHEST ? last + 1 : null;
}
