/** The word for an action where its card stands beside it. */

import { t, words } from "../../words/words.svelte";

/** What a set calls an action of its own in one word; "" if it has none. */
export const shortAction = (kind: string): string => (words.loaded.has(`option-short-${kind}`) ? t(`option-short-${kind}`) : "");
