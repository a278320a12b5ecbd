/** What a player still needs for an achievement (rulebook: five points for each of its value, and a top card as high). */

import { type Faces, topFaces } from "../api/faces";
import type { PlayerView } from "../api/model";
import { t } from "../words/words.svelte";

/** The points that the first achievement of this value needs. */
export const priceOf = (value: number): number => 5 * value;

/** The points that a player needs for an achievement of this value: as many again for each one of it won before. */
export const pointsFor = (value: number, player: PlayerView): number =>
    priceOf(value) * (1 + player.achievements.filter(({ age }) => age === value).length);

/** The highest value among a player's top cards; 0 on an empty board. */
export const highestTop = (player: PlayerView, faces: Faces): number =>
    Math.max(0, ...topFaces(player, faces).map(({ age }) => age));

/** In words, what a player still needs for a standard achievement. */
export function needsOf(player: PlayerView, value: number, faces: Faces): string {
    const points = pointsFor(value, player) - player.points;
    const top = highestTop(player, faces) < value;
    if (points > 0) return t(top ? "needs-points-and-top" : "needs-points", { points, value });
    return top ? t("needs-top", { value }) : t("needs-nothing");
}

/** The same in as few words as fit on a chip. */
export function shortNeedsOf(player: PlayerView, value: number, faces: Faces): string {
    const points = pointsFor(value, player) - player.points;
    if (points > 0) return t("table-needs-points", { points });
    return highestTop(player, faces) < value ? t("table-needs-top", { value }) : t("table-needs-nothing");
}
