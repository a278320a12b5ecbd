/** The toy set. */

import type { CardSet } from "../card_set";

export const toys = {
    name: "toys",
    icons: {
        echo: "M4 12a8 8 0 0 1 8-8v3a5 5 0 0 0-5 5zM12 20a8 8 0 0 0 8-8h-3a5 5 0 0 1-5 5zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    },
    specials: ["Collection"],
    hints: [{ name: "window", topic: "turn", stays: false, holds: ({ view }) => view.zones.some(({ kind }) => kind === "window") }],
} as const satisfies CardSet;
