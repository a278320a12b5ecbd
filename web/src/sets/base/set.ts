/** The base set. */

import type { CardSet } from "../card_set";
import { CONCEPTS } from "./concepts";
import { ICONS } from "./icons";
import { TOPICS } from "./rules_topics";

export const base = {
    name: "base",
    shownBeneath: {
        none: [],
        left: ["bottom-right"],
        right: ["top-left", "bottom-left"],
        up: ["bottom-left", "bottom-middle", "bottom-right"],
    },
    icons: ICONS,
    zones: [
        { kind: "hand" },
        { kind: "score" },
        { kind: "achievements" },
        { kind: "board", open: true },
        { kind: "supply", shared: true },
        { kind: "available", shared: true },
        { kind: "removed", shared: true },
    ],
    specials: ["Empire", "Monument", "Wonder", "World", "Universe"],
    topics: TOPICS,
    concepts: CONCEPTS,
} as const satisfies CardSet;
