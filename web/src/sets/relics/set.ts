/** The relics of Artifacts of History. */

import type { CardSet } from "../card_set";
import { HINTS } from "./hints";

export const relics = {
    name: "relics",
    brings: ["timbuktu", "complex-numbers", "newton-wickins-telescope", "ching-shih", "safety-pin"],
    topics: { relics: ["museum", "seize"] },
    terms: ["museum", "relic"],
    asks: { seize: "relics" },
    hints: HINTS,
} as const satisfies CardSet;
