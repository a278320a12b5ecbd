/** The sets of cards in words. */

import { listed } from "./lists";
import { within, words } from "./words.svelte";

/** The set that is always in play. */
export const BASE = "base";

interface SetOptions {
    sets?: unknown;
}

/** The sets in play besides the base set, as the options of a table name them, or as they stand in a `text`; "" for none. */
export const setWords = (options: SetOptions, text = ""): string =>
    listed(furtherSets(options).map((name) => within(text, "sets", `set-${name}`)));

/** Loads the words of all cards that a table with these options has. */
export async function loadWordsOf(options: SetOptions): Promise<void> {
    if (furtherSets(options).length > 0) await words.loadEveryCard();
}

const furtherSets = ({ sets }: SetOptions): string[] => (Array.isArray(sets) ? sets.map(String).filter((name) => name !== BASE) : []);
