/** What is said of the ratings at a table. */

import type { SeatRating, TableRatings } from "../api/model";
import { t, words } from "../words/words.svelte";

/** The kinds of games with two sides, of which one wins. */
const TWO_SIDES = ["base-2", "sets-2", "teams"];

/** How many points a rating has gained or lost, with a real sign: "+18", "−6", "0". */
export const signed = (points: number): string =>
    (points > 0 ? "+" : points < 0 ? "−" : "") + new Intl.NumberFormat(words.loaded.language).format(Math.abs(points));

/** A rating before a game: its points, or that it is new. */
export const standing = ({ rating, new: isNew }: SeatRating): string => (isNew ? t("rated-new") : t("rated-points", { rating }));

/** What the seats' reader has at stake, on a seat there or on the last free one; "" as long as that is not known. */
export function stakes({ kind, seats, joining }: TableRatings, mine: number): string {
    const seat = seats.find((one) => one.seat === mine) ?? joining;
    if (typeof seat?.wins !== "number" || typeof seat.loses !== "number") return "";
    return t(TWO_SIDES.includes(kind) ? "rated-stakes" : "rated-stakes-many", { wins: signed(seat.wins), loses: signed(seat.loses) });
}

/** Why the game never counts; "" if it does. */
export const whyUncounted = ({ uncounted }: TableRatings): string => (uncounted ? t(`rated-uncounted-${uncounted}`) : "");

/** What a game that is over has made of a seat's rating; `waiting`: it is being worked out. */
export function change({ rating, after }: SeatRating, waiting: boolean): string {
    if (typeof after === "number") return t("rated-change", { before: rating, after, change: signed(after - rating) });
    return waiting ? t("rated-counting", { before: rating }) : t("rated-points", { rating });
}
