/** Cities of Destiny. */

import type { CardSet } from "../card_set";
import { HINTS } from "./hints";
import { ICONS, LENSES } from "./icons";
import { TOPICS } from "./rules_topics";
import { saidBySigns } from "./says";

export const cities = {
    name: "cities",
    /** Roofs. */
    back: { light: "#7d5489", deep: "#503058", sign: "M.5 11.500V5.500h3V2.500L6 .5l2.500 2v5h3v4z" },
    icons: ICONS,
    lenses: LENSES,
    says: saidBySigns,
    specials: ["Legend", "Repute", "Fame", "Glory", "Victory"],
    earned: true,
    topics: TOPICS,
    meldsReveal: true,
    signs: [
        { name: "acts", icon: "plus" },
        { name: "lens", icon: "search-leaf" },
        { name: "flag", icon: "flag" },
        { name: "fountain", icon: "fountain" },
    ],
    terms: ["city", "endorse", "flag", "fountain", "lens"],
    hints: HINTS,
} as const satisfies CardSet;
