/** The base set. */

import type { CardSet } from "../card_set";
import { CONCEPTS } from "./concepts";
import { ICONS } from "./icons";
import { TOPICS } from "./rules_topics";

export const base = {
    name: "base",
    back: { light: "#8a6a50", deep: "#5e4431", sign: "" },
    icons: ICONS,
    specials: ["Empire", "Monument", "Wonder", "World", "Universe"],
    topics: TOPICS,
    concepts: CONCEPTS,
    terms: ["icon"],
} as const satisfies CardSet;
