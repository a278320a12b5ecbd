/** What a replay is shown with, whatever the width of the window. */

import type { Component } from "svelte";

import type { PlacedMove } from "./costly_moves";
import type { ReplaySource } from "./replay_source.svelte";

export interface ReplayParts {
    title: string;
    source: ReplaySource;
    look: (eyes: number, entry: number) => void;
    tabs: { name: string; title: string; Content: Component<any>; parts?: Record<string, unknown> }[];
    /** Whether the eyes see everything. */
    open: boolean;
    /** Shows all hands, or hides those that the reader's eyes do not see. */
    hands: () => void;
    /** Whose board lies last, as in the game: that of the eyes, or of the one who has played it; -1 if nobody's. */
    last: number;
    /** Whose chance to win is shown. */
    seat: number;
    /** The costly moves, as far as they are known, and what leads to the next one. */
    costly: readonly PlacedMove[];
    toCostly: () => void;
}
