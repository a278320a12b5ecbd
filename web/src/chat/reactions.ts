/** What can be said without words: the protocol's words, each with the sign that it is drawn as. */

import type { ChatLine } from "../api/model";
import { t, words } from "../words/words.svelte";

export const REACTIONS = { nice: "👏", laugh: "😄", wow: "😮", ouch: "😣", thinking: "🤔" } as const;
export type Reaction = keyof typeof REACTIONS;

/** What a line says: a reaction by its sign and its words, if this page knows it. */
export function saidIn({ text, reaction }: ChatLine): string {
    const key = `reaction-${reaction}`;
    return reaction && words.loaded.has(key) ? `${text} ${t(key)}` : text;
}
