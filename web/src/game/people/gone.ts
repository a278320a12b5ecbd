/** How long somebody has not looked at the table, in words. */

import type { SeatView } from "../../api/model";
import { t } from "../../words/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "away 3 min" of a seat's person at a moment, in milliseconds since 1970; "" if it is there, is the reader, or a computer plays. */
export function goneWords(seat: SeatView | undefined, now: number): string {
    const since = seat?.gone_since ?? null;
    if (since === null || seat?.mine) return "";
    const gone = Math.max(now - since, 0);
    if (gone < MINUTE) return t("table-gone-now");
    if (gone < HOUR) return t("table-gone-minutes", { number: Math.floor(gone / MINUTE) });
    return gone < DAY
        ? t("table-gone-hours", { number: Math.floor(gone / HOUR) })
        : t("table-gone-days", { number: Math.floor(gone / DAY) });
}
