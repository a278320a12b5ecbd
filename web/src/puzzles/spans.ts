/** Days and what is left of one, in words. */

import { DAY, HOUR, MINUTE, SECOND } from "../lobby/durations";
import { t, words } from "../words/words.svelte";

/** A day as the server names it, "2026-11-29", as the reader's language has it: "Nov 29". Days are those of UTC. */
export function dayInWords(day: string): string {
    const format = new Intl.DateTimeFormat(words.loaded.language, { month: "short", day: "numeric", timeZone: "UTC" });
    return format.format(new Date(`${day}T00:00:00Z`));
}

/** A span of milliseconds in its two largest units: "7 h 12 min", "1 min 42 s". */
export function shortSpan(milliseconds: number): string {
    if (milliseconds >= HOUR) {
        const minutes = Math.ceil(milliseconds / MINUTE);
        return t("puzzles-span-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    }
    const seconds = Math.max(0, Math.round(milliseconds / SECOND));
    return t("puzzles-span-minutes", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** The day so many days before one. */
export const daysBefore = (day: string, days: number): string =>
    new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/** So many weeks a calendar shows. */
const WEEKS = 4;

/** The last four weeks up to a day, each from Monday on; null for a day that has not come. */
export function weeksUpTo(day: string): (string | null)[][] {
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    return Array.from({ length: WEEKS }, (_, week) =>
        Array.from({ length: 7 }, (_, of) => {
            const before = weekday - of + 7 * (WEEKS - 1 - week);
            return before < 0 ? null : daysBefore(day, before);
        }),
    );
}
