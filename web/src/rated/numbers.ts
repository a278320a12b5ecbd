/** Points of ratings as they are read. */

import { words } from "../words/words.svelte";

/** How many points a rating has gained or lost, with a real sign: "+18", "−6", "0". */
export const signed = (points: number): string =>
    (points > 0 ? "+" : points < 0 ? "−" : "") + new Intl.NumberFormat(words.loaded.language).format(Math.abs(points));
