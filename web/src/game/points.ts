/** A player's points by where they come from, in words. */

import type { PlayerView, View } from "../api/model";
import { joined, listed } from "../words/lists";
import { t } from "../words/words.svelte";
import { factsOf } from "./facts";

/** Points in short, "9 + bonus 4 + 1", and the same in full. */
export interface PointParts {
    text: string;
    words: string;
}

/** The parts of a player's points; null if they all come from the score pile, or that is not told of the position shown. */
export function pointParts(view: View, { seat, points }: PlayerView): PointParts | null {
    const parts = factsOf(view, seat)?.points_from ?? [];
    if (parts.every(({ source }) => source === "score")) return null;
    if (parts.reduce((sum, part) => sum + part.points, 0) !== points) return null;
    return {
        text: joined(parts.map(({ source, points }) => t(`table-points-from-${source}`, { points })), "table-points-plus"),
        words: listed(parts.map(({ source, points }) => t(`table-points-says-${source}`, { points }))),
    };
}
