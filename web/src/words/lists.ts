/** Lists in words. */

import { t } from "./words.svelte";

/** Several phrases as one, put together by a text of the catalogue. */
export const listed = (phrases: readonly string[], by = "knowledge-list-and"): string =>
    phrases.slice(1).reduce((all, next) => t(by, { all, next }), phrases[0] ?? "");
