/** Echoes of the Past. */

import type { CardSet } from "../card_set";
import { whyDrawn } from "./draws";
import { HINTS } from "./hints";
import { COINS, ICONS } from "./icons";
import { TOPICS } from "./rules_topics";

export const echoes = {
    name: "echoes",
    pictures: () => import("./pictures.json?drawn"),
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
