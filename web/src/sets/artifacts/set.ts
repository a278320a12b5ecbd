/** Artifacts of History. */

import type { CardSet } from "../card_set";
import { HINTS } from "./hints";

export const artifacts = {
    name: "artifacts",
    icons: { blank: "" },
    specials: [],
    topics: {},
    concepts: [],
    hints: HINTS,
} as const satisfies CardSet;
