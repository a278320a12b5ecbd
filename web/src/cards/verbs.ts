/** The words with which a demand begins: they stand out. */

import { t } from "../words/words.svelte";

const VERBS: Readonly<Record<string, string>> = { demand: "card-verb-demand", compel: "card-verb-compel" };

/** Those words, if an effect of this kind begins with them, and the rest of its text. */
export function verbAndRest(text: string, kind: string): [string, string] {
    const verb = VERBS[kind] === undefined ? "" : t(VERBS[kind]);
    return text.startsWith(verb) ? [verb, text.slice(verb.length)] : ["", text];
}
