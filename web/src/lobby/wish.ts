/** What somebody who looks for opponents wants to play, kept in this browser: it is what they are offered next time. */

import type { WhoLooks, Wish } from "../api/model";
import { PLAYERS } from "../api/seats";
import { keep } from "../shell/storage";
import { joined } from "../words/lists";
import { BASE } from "../words/sets";
import { t } from "../words/words.svelte";
import { keptChoices, oneOf } from "./kept_choices";
import { type Cards, CARDS, setsOf } from "./sets_chosen";

export const PACES = ["live", "day"] as const;

/** A wish as the page offers it. */
export interface Wanted {
    pace: (typeof PACES)[number];
    players: number;
    cards: Cards;
    rated: boolean;
}

const KEY = "splay.wish";
/** For somebody who has looked for nobody yet. */
export const FIRST_WISH: Wanted = { pace: "live", players: 2, cards: "base", rated: false };

/** What was kept; what is missing or not understood is as for somebody new. */
export function lastWish(): Wanted {
    const found = keptChoices<Wanted>(KEY);
    return {
        pace: oneOf(PACES, found?.pace, FIRST_WISH.pace),
        players: oneOf<number>(PLAYERS, found?.players, FIRST_WISH.players),
        cards: oneOf(CARDS, found?.cards, FIRST_WISH.cards),
        rated: found?.rated === true,
    };
}

export const keepWish = (wanted: Wanted): void => keep(KEY, JSON.stringify(wanted));

/** The wish as the server takes it. */
export const wishOf = async ({ pace, players, cards, rated }: Wanted): Promise<Wish> => ({ pace, players, sets: await setsOf(cards), rated });

/** Whether a wish is for the base set alone, or for more. */
const cardsOf = ({ sets = [BASE] }: Wish): Cards => (sets.length === 1 ? "base" : "all");

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
