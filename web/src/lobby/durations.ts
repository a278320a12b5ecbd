/** Spans of time in words: how long a clock is, how long ago something was. */

import { t, within } from "../words/words.svelte";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const UNITS = [
    ["days", DAY],
    ["hours", HOUR],
    ["minutes", MINUTE],
    ["seconds", SECOND],
] as const;

/** A span of milliseconds in the largest unit that says it exactly, as it stands in a `text`: "90 seconds", "3 days". */
export function span(milliseconds: number, text: string, argument = "span"): string {
    const exact = UNITS.find(([, length]) => milliseconds >= length && milliseconds % length === 0);
    const [unit, length] = exact ?? UNITS[3];
    return within(text, argument, `lobby-span-${unit}`, { number: Math.round(milliseconds / length) });
}

/** How long ago a moment was, roughly. A moment that the two clocks put into the future is now. */
export function ago(moment: number, now: number): string {
    const passed = now - moment;
    const found = UNITS.slice(0, 3).find(([, length]) => passed >= length);
    if (found === undefined) return t("lobby-ago-now");
    return t("lobby-ago", { span: within("lobby-ago", "span", `lobby-span-${found[0]}`, { number: Math.floor(passed / found[1]) }) });
}
