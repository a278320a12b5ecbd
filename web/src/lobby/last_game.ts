/** What somebody chose for their last game against computers, kept in this browser: it is what they are offered next time. */

import { PLAYERS, STRENGTHS, type Strength } from "../api/seats";
import { keep } from "../shell/storage";
import { keptChoices, oneOf } from "./kept_choices";
import { type Cards, CARDS } from "./sets_chosen";

export interface LastGame {
    strength: Strength;
    opponents: number;
    cards: Cards;
}

const KEY = "splay.last-game";
/** For somebody who has chosen nothing yet. */
export const FIRST_GAME: LastGame = { strength: "random", opponents: 1, cards: "base" };
export const OPPONENTS: readonly number[] = PLAYERS.map((players) => players - 1);

/** What was kept; what is missing or not understood is as for a first game. */
export function lastGame(): LastGame {
    const found = keptChoices<LastGame>(KEY);
    return {
        strength: oneOf(STRENGTHS, found?.strength, FIRST_GAME.strength),
        opponents: oneOf(OPPONENTS, found?.opponents, FIRST_GAME.opponents),
        cards: oneOf(CARDS, found?.cards, FIRST_GAME.cards),
    };
}

/** In the address of the page that makes tables: it begins with that game. */
export const COMPUTERS = "computers";

export const keepLastGame = (game: LastGame): void => keep(KEY, JSON.stringify(game));
