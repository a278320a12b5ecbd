/** Echoes of the Past. */

import type { CardSet } from "../card_set";
import { whyDrawn } from "./draws";
import { HINTS } from "./hints";
import { COINS, ICONS } from "./icons";
import { TOPICS } from "./rules_topics";

export const echoes = {
    name: "echoes",
    /** What the sign of an echo has in it: a sound that spreads. */
    back: {
        light: "#2c7480",
        deep: "#174e58",
        sign: "M3 .5 4.500 1.500a7.500 7.500 0 0 0 0 9L3 11.500a9.500 9.500 0 0 1 0-11zM9 .5 7.500 1.500a7.500 7.500 0 0 1 0 9L9 11.500a9.500 9.500 0 0 0 0-11zM6 4.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z",
    },
    icons: ICONS,
    coins: COINS,
    specials: ["Wealth", "Destiny", "Heritage", "History", "Supremacy"],
    topics: TOPICS,
    signs: [{ name: "echo", icon: "echo" }, { name: "bonus", icon: "bonus-3" }],
    whyDrawn,
    concepts: ["echo", "bonus", "foreshadow", "forecast"],
    terms: ["promote"],
    hints: HINTS,
} as const satisfies CardSet;
