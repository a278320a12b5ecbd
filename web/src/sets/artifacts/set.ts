/** Artifacts of History. */

import type { CardSet } from "../card_set";
import { HINTS } from "./hints";
import { TOPICS } from "./rules_topics";

export const artifacts = {
    name: "artifacts",
    pictures: () => import("./pictures.json?drawn"),
    icons: { blank: "" },
    specials: [],
    topics: TOPICS,
    concepts: ["artifact", "compel", "remove", "set"],
    terms: ["dig", "display"],
    meldsFrom: ["display"],
    asks: { free_action: "artifacts" },
    hints: HINTS,
} as const satisfies CardSet;
