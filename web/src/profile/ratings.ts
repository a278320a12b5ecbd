/** The kinds of games that are rated, each by itself, and how a rating's curve is drawn. */

import type { KindRating } from "../api/model";

/** The kinds, in the order in which they are shown (docs/ratings.md). */
export const KINDS = ["base-2", "sets-2", "many", "teams"] as const;
export type Kind = (typeof KINDS)[number];

/** So many rated games of a kind a player is new and stands on no ladder. */
export const NEW_UNDER = 5;

/** A kind by its word; the first one if there is none such. */
export const kindCalled = (word: string): Kind => KINDS.find((kind) => kind === word) ?? KINDS[0];

/** The kind that is shown first: the one of which most games were played, the earlier one of equals. */
export const firstKind = (kinds: readonly KindRating[]): Kind =>
    kindCalled(kinds.reduce<KindRating | null>((most, one) => (most === null || one.games > most.games ? one : most), null)?.kind ?? "");

/** How many rated games of a kind are missing until the rating counts: all of them before the first one. */
export const missingIn = (rating: KindRating | undefined): number => (rating === undefined ? NEW_UNDER : (rating.missing ?? 0));

/** The least height of a curve's field, in points: less would make a storm of a few of them. */
const LEAST = 100;
const STEPS = [25, 50, 100, 200, 250, 500, 1000];

/** Round points for the lines of a scale that holds all of these, three to five of them, from the lowest on. */
export function scaleOf(points: readonly number[]): number[] {
    const [low, high] = [Math.min(...points), Math.max(...points)];
    const step = STEPS.find((one) => one * 3 >= Math.max(high - low, LEAST)) ?? Math.ceil((high - low) / 3);
    const from = Math.floor(low / step) * step;
    const to = Math.max(Math.ceil(high / step) * step, from + 2 * step);
    return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}
