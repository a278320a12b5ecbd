/** The sets of cards in words. */

import { listed } from "./lists";
import { t } from "./words.svelte";

/** The set that is always in play. */
export const BASE = "base";

/** The sets in play besides the base set, as the options of a table name them; "" for none. */
export function setWords({ sets }: { sets?: unknown }): string {
    const names = Array.isArray(sets) ? sets.map(String).filter((name) => name !== BASE) : [];
    return listed(names.map((name) => t(`set-${name}`)));
}
