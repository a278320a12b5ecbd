/** How near the end of the supplies is, which is the end of the game; and what the sets' supplies hold. */

import type { SupplyView, View } from "../api/model";
import { BASE } from "../api/places";
import type { Wording } from "../words/wording";
import { t } from "../words/words.svelte";
import { factsOf } from "./facts";

/** With so many cards left for somebody to draw the end is near. */
export const NEAR = 3;
/** The ages of the base set's supplies, empty ones too. */
export const agesOf = ({ supplies }: View): number[] => supplies.filter(({ set }) => set === BASE).map(({ age }) => age);

/** How many cards the supply of an age of a set has; those of the base set decide which ages are empty. */
export const cardsOfAge = ({ supplies }: View, age: number, set: string = BASE): number =>
    supplies.find((supply) => supply.set === set && supply.age === age)?.cards ?? 0;

/** The sets in play besides the base set, each with its supplies that hold cards. */
export const furtherSupplies = ({ options, supplies }: View): { set: string; supplies: SupplyView[] }[] =>
    options.sets
        .filter((set) => set !== BASE)
        .map((set) => ({ set, supplies: supplies.filter((supply) => supply.set === set && supply.cards > 0) }));

/** The set that a seat's next Draw action takes a card of: the base set, unless the server says otherwise. */
export const drawnSet = (view: View, seat: number): string => factsOf(view, seat)?.draws_set || BASE;

/** In words, what a seat draws next, or that a draw ends the game. */
export function nextDrawText(view: View, seat: number, wording: Wording): string {
    const age = view.draws_from[seat] ?? 0;
    if (drawEnds(view, seat)) return t("table-next-ends");
    const set = drawnSet(view, seat);
    return set === BASE ? t("table-next", { age }) : t("table-next-of", { age, set: wording.setName(set) });
}

/** How many cards are left that a seat's Draw actions can take; after those a draw ends the game; null if not told. */
export const drawsLeft = (view: View, seat: number): number | null => factsOf(view, seat)?.draws_left ?? null;

/** Whether a seat's next draw would end the game, as far as that is told. */
export const drawEnds = (view: View, seat: number): boolean => drawsLeft(view, seat) === 0;

/** From which value on any draw ends the game; null while that is only beyond the highest. */
export const endsFrom = (view: View): number | null => view.facts?.ends_from ?? null;
