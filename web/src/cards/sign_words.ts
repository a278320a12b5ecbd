/** What the signs of a card say. */

import type { SignText } from "../sets/card_set";
import { t, within } from "../words/words.svelte";

/** A sign's text, whose icons and values are still to be drawn. */
export const signWords = ({ text, number, age = 0, color = "", sought = "" }: SignText): string =>
    t(text, { number, age, color: color && within(text, "color", `color-${color}`), icon: `[${sought}]` });
