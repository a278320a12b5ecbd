/** Hints the first time that something of the relics happens. */

import type { SetHint } from "../card_set";

export const HINTS = [
    { name: "seize", topic: "relics", section: "seize", stays: false, holds: ({ question }) => question?.kind === "seize" },
    { name: "seized", topic: "relics", section: "seize", stays: true, holds: ({ events, me }) => events.some(({ kind, seat }) => kind === "seize" && seat !== me) },
] as const satisfies readonly SetHint[];
