/** Lists in words. */

import type { LastWord } from "./catalogue";
import { t, words } from "./words.svelte";

/** Several phrases as one, as a sentence lists them: "A, B, and C". */
export const listed = (phrases: readonly string[], last: LastWord = "and"): string => words.loaded.listed(phrases, last);

/** What something is called, and what is said of it: "Score pile: 3 cards". */
export const labeled = (label: string, text: string): string => t("labeled", { label, text });

/** Several phrases as one, each put to those before it by a text of the catalogue; usually by a comma, as after a colon. */
export const joined = (phrases: readonly string[], by = "list-more"): string =>
    phrases.slice(1).reduce((all, next) => t(by, { all, next }), phrases[0] ?? "");
