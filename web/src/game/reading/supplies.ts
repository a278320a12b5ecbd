/** How near the end of the supplies is, which is the end of the game; and what the sets' supplies hold. */

import type { NextDraw, SupplyView, View } from "../../api/model";
import { BASE } from "../../api/places";
import { whyDrawn } from "../../sets/registry";
import type { Wording } from "../../words/wording";
import { t } from "../../words/words.svelte";
import { factsOf } from "./facts";

/** With this many cards left for somebody to draw, or fewer, the end is near. */
export const NEAR = 3;
/** The ages of the base set's supplies, empty ones too. */
export const agesOf = ({ supplies }: View): number[] => supplies.filter(({ set }) => set === BASE).map(({ age }) => age);

/** How many cards the supply of an age of a set has; those of the base set decide which ages are empty. */
export const cardsOfAge = ({ supplies }: View, age: number, set: string = BASE): number =>
    supplies.find((supply) => supply.set === set && supply.age === age)?.cards ?? 0;

/** The sets in play, besides the base set, whose supplies hold cards, each with those that do. */
export const furtherSupplies = ({ options, supplies }: View): { set: string; supplies: SupplyView[] }[] =>
    options.sets
        .filter((name) => name !== BASE)
        .map((set) => ({ set, supplies: supplies.filter((supply) => supply.set === set && supply.cards > 0) }))
        .filter((further) => further.supplies.length > 0);

/** What a seat's next Draw action takes; null if it would end the game, or for a spectator. */
export const nextDraw = (view: View, seat: number): NextDraw | null => view.next_draws[seat] ?? null;

/** Whether two draws take from the same supply. */
export const sameDraw = (one: NextDraw | null, other: NextDraw | null): boolean => one?.age === other?.age && one?.set === other?.set;

const DRAWS = {
    fact: { takes: "table-next", ends: "table-next-ends" },
    action: { takes: "table-draw", ends: "table-draw-ends" },
};

/** In words, what is drawn next, or that a draw ends the game: said as a fact, or as an action to take. */
export function drawText(draw: NextDraw | null, wording: Wording, as: keyof typeof DRAWS): string {
    const { takes, ends } = DRAWS[as];
    return draw === null ? t(ends) : t(takes, { card: wording.cardBack(draw.age, draw.set, [takes, "card"]) });
}

/** In words, what decides of which age a seat's next draw is, and from which set; "" if nobody draws. */
export function drawnBecause(view: View, seat: number): string {
    const next = nextDraw(view, seat);
    const highest = factsOf(view, seat)?.highest_top;
    if (next === null || highest === undefined) return "";
    const age = highest === 0 ? "none" : next.age > Math.max(1, highest) ? "higher" : "top";
    const [last, skipped] = [next.age - 1, next.age - highest];
    const among = view.supplies.some((supply) => supply.set !== BASE && supply.cards > 0 && supply.age >= highest && supply.age <= last);
    return [t("table-draw-because", { age, highest, last, skipped, elsewhere: among ? "yes" : "no" }), ...whyDrawn(view, seat).map((key) => t(key))].join(" ");
}

/** How many cards are left that a seat's Draw actions can take; after those a draw ends the game; null if not told. */
export const drawsLeft = (view: View, seat: number): number | null => factsOf(view, seat)?.draws_left ?? null;

/** From which value on any draw ends the game; null while that is only beyond the highest. */
export const endsFrom = (view: View): number | null => view.facts?.ends_from ?? null;
