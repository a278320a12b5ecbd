/** The relics of Artifacts of History. */

import type { CardSet } from "../card_set";
import { HINTS } from "./hints";

export const relics = {
    name: "relics",
    icons: {},
    specials: [],
    topics: {},
    concepts: [],
    hints: HINTS,
} as const satisfies CardSet;
