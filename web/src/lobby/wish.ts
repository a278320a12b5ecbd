/** What somebody who looks for opponents wants to play, kept in this browser: it is what they are offered next time. */

import { furtherSetsOf } from "../api/faces";
import type { WhoLooks, Wish } from "../api/model";
import { PLAYERS } from "../api/seats";
import { keep, kept } from "../shell/storage";
import { joined } from "../words/lists";
import { BASE } from "../words/sets";
import { t } from "../words/words.svelte";
import { EDITIONS } from "./draft";
import { CARDS } from "./last_game";

export const PACES = ["live", "day"] as const;

/** A wish as the page offers it: the base set, or all sets. */
export interface Wanted {
    pace: (typeof PACES)[number];
    players: number;
    cards: (typeof CARDS)[number];
    rated: boolean;
}

const KEY = "splay.wish";
/** For somebody who has looked for nobody yet. */
export const FIRST_WISH: Wanted = { pace: "live", players: 2, cards: "base", rated: false };

/** What was kept; what is missing or not understood is as for somebody new. */
export function lastWish(): Wanted {
    let found: Partial<Record<keyof Wanted, unknown>> | null;
    try {
        found = JSON.parse(kept(KEY) ?? "{}") as typeof found;
    } catch {
        found = null; // somebody else has written there
    }
    const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value => values.find((one) => one === value) ?? otherwise;
    return {
        pace: oneOf(PACES, found?.pace, FIRST_WISH.pace),
        players: oneOf<number>(PLAYERS, found?.players, FIRST_WISH.players),
        cards: oneOf(CARDS, found?.cards, FIRST_WISH.cards),
        rated: found?.rated === true,
    };
}

export const keepWish = (wanted: Wanted): void => keep(KEY, JSON.stringify(wanted));

/** The wish as the server takes it. */
export async function wishOf({ pace, players, cards, rated }: Wanted): Promise<Wish> {
    const further = cards === "all" ? (await furtherSetsOf(EDITIONS[0])).map(({ name }) => name) : [];
    return { pace, players, sets: [BASE, ...further], rated };
}

/** Whether a wish is for the base set alone, or for more. */
const cardsOf = ({ sets = [BASE] }: Wish): Wanted["cards"] => (sets.length === 1 ? "base" : "all");

/** How many people look for what is wanted. */
export function numberLooking(who: WhoLooks | null, { pace, players, cards, rated }: Wanted): number {
    const same = ({ wish }: WhoLooks["looking"][number]): boolean =>
        wish.pace === pace && wish.players === players && wish.rated === rated && cardsOf(wish) === cards;
    return (who?.looking ?? []).filter(same).reduce((all, { people }) => all + people, 0);
}

/** A wish in a few words: "Live, rated, 2 players". */
export const inWords = (wish: Wish): string =>
    joined([
        t(`find-pace-${wish.pace ?? "live"}`),
        ...(wish.rated ? [t("lobby-fact-rated")] : []),
        t("lobby-fact-players", { number: wish.players ?? FIRST_WISH.players }),
        ...(cardsOf(wish) === "all" ? [t("lobby-cards-all")] : []),
    ]);
