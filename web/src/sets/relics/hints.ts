/** Hints the first time that something of the relics happens. */

import type { SetHint } from "../card_set";

export const HINTS = [
    { name: "seize", topic: "achievements", stays: false, holds: ({ question }) => question?.kind === "seize" },
    { name: "seized", topic: "achievements", stays: true, holds: ({ events }) => events.some(({ kind }) => kind === "seize") },
] as const satisfies readonly SetHint[];
