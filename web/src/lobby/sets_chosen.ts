/** The cards of a game as they are chosen if there is no room for more: the base set, or all sets. */

import { furtherSetsOf } from "../api/faces";
import { BASE } from "../words/sets";
import { EDITIONS } from "./draft";

export const CARDS = ["base", "all"] as const;
export type Cards = (typeof CARDS)[number];

/** The sets of these cards, as the server takes them. Throws Unreachable. */
export const setsOf = async (cards: Cards): Promise<string[]> =>
    cards === "base" ? [BASE] : [BASE, ...(await furtherSetsOf(EDITIONS[0])).map(({ name }) => name)];
