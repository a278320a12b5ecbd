/** The relics of Artifacts of History. */

import type { CardSet } from "../card_set";

export const relics = {
    name: "relics",
    icons: {},
    specials: [],
    topics: { relics: ["museum", "seize"] },
    concepts: [],
    terms: ["museum", "relic"],
} as const satisfies CardSet;
