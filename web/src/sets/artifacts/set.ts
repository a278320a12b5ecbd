/** Artifacts of History. */

import type { CardSet } from "../card_set";
import { HINTS } from "./hints";
import { TOPICS } from "./rules_topics";

export const artifacts = {
    name: "artifacts",
    /** An amphora. */
    back: { light: "#8f6b00", deep: "#5f4600", sign: "M3.500.5h5V2h2.250v3.250L9 6.750 8 8.250 9 11.500H3l1-3.250-1-1.500-1.750-1.500V2H3.500z" },
    icons: { blank: "" },
    topics: TOPICS,
    concepts: ["artifact", "compel", "remove", "set"],
    terms: ["dig", "display"],
    meldsFrom: ["display"],
    meldsReveal: true,
    alphabetical: ["basur-hoyuk-tokens"],
    asks: { free_action: "artifacts" },
    hints: HINTS,
} as const satisfies CardSet;
