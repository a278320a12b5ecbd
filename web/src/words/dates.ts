/** Days as the reader's language writes them. English has them by ISO 8601, which every reader of English reads alike. */

import { ORIGINAL } from "./catalogue";
import { words } from "./words.svelte";

/** The day of a moment, in milliseconds since 1970: "2026-11-21", in German "21.11.2026". Days are those of UTC. */
export function day(moment: number): string {
    const { language } = words.loaded;
    if (language === ORIGINAL) return new Date(moment).toISOString().slice(0, 10);
    return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(moment);
}
