/** The base set. */

import type { CardSet } from "../card_set";
import { CONCEPTS } from "./concepts";
import { ICONS } from "./icons";
import { TOPICS } from "./rules_topics";
import { SPECIALS } from "./special_achievements";

export const base = {
    icons: ICONS,
    zones: [
        { kind: "hand", owned: true, hidden: true },
        { kind: "score", owned: true, hidden: true },
        { kind: "achievements", owned: true, hidden: true },
        { kind: "board", owned: true, hidden: false },
        { kind: "supply", owned: false, hidden: true },
        { kind: "available", owned: false, hidden: true },
        { kind: "removed", owned: false, hidden: true },
    ],
    specials: SPECIALS,
    topics: TOPICS,
    concepts: CONCEPTS,
} as const satisfies CardSet;
