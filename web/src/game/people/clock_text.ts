/** Time left, as a clock shows it. */

import { t } from "../../words/words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and seconds, with more time hours and minutes, then days and hours. */
export function clockWords(milliseconds: number): string {
    const whole = (unit: number, of = Infinity) => Math.floor((milliseconds % of) / unit);
    const two = (number: number) => `${number}`.padStart(2, "0");
    if (milliseconds >= DAY) return t("table-clock-days", { days: whole(DAY), hours: whole(HOUR, DAY) });
    if (milliseconds >= HOUR) return t("table-clock-hours", { hours: whole(HOUR), minutes: two(whole(MINUTE, HOUR)) });
    return t("table-clock-minutes", { minutes: whole(MINUTE), seconds: two(whole(SECOND, MINUTE)) });
}
