/** How near the end of the supplies is, which is the end of the game. */

import type { View } from "../api/model";
import { BASE } from "../api/places";
import { factsOf } from "./facts";

/** With so many cards left for somebody to draw the end is near. */
export const NEAR = 3;
/** The ages of the base set's supplies, empty ones too. */
export const agesOf = ({ supplies }: View): number[] => supplies.filter(({ set }) => set === BASE).map(({ age }) => age);

/** How many cards the supply of an age of the base set has, which decides which ages are empty. */
export const cardsOfAge = ({ supplies }: View, age: number): number =>
    supplies.find((supply) => supply.set === BASE && supply.age === age)?.cards ?? 0;

/** How many cards are left that a seat's Draw actions can take; after those a draw ends the game; null if not told. */
export const drawsLeft = (view: View, seat: number): number | null => factsOf(view, seat)?.draws_left ?? null;

/** Whether a seat's next draw would end the game, as far as that is told. */
export const drawEnds = (view: View, seat: number): boolean => drawsLeft(view, seat) === 0;

/** From which value on any draw ends the game; null while that is only beyond the highest. */
export const endsFrom = (view: View): number | null => view.facts?.ends_from ?? null;
