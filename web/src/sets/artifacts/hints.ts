/** Hints the first time that something of Artifacts of History happens. */

import type { SetHint } from "../card_set";

export const HINTS = [
    {
        name: "compelled",
        topic: "dogma",
        stays: true,
        holds: ({ events, me }) =>
            events.some(({ why }) => why?.role === "demanded" && why.effect === "compel" && why.executing === me),
    },
    { name: "free-action", topic: "turn", stays: false, holds: ({ question }) => question?.kind === "free_action" },
    { name: "dig", topic: "turn", stays: true, holds: ({ events, me }) => events.some(({ kind, seat }) => kind === "dig" && seat === me) },
    { name: "dig-other", topic: "turn", stays: true, holds: ({ events, me }) => events.some(({ kind, seat }) => kind === "dig" && seat !== me) },
] as const satisfies readonly SetHint[];
