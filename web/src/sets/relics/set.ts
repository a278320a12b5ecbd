/** The relics of Artifacts of History. */

import type { CardSet } from "../card_set";
import { HINTS } from "./hints";

export const relics = {
    name: "relics",
    pictures: () => import("./pictures.json?drawn"),
    icons: {},
    specials: [],
    topics: { relics: ["museum", "seize"] },
    concepts: [],
    terms: ["museum", "relic"],
    asks: { seize: "relics" },
    hints: HINTS,
} as const satisfies CardSet;
