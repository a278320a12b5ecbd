/** What is explained in a few sentences where the reader asks for it at the table. */

import type { Faces } from "../api/faces";
import type { PlayerView } from "../api/model";
import { t } from "../words/words.svelte";
import { highestTop, needsOf, pointsFor, priceOf } from "./goals";
import { progressOf } from "./progress";

/** A standard achievement in a few sentences; with what the player has, where one looks who plays. */
export function explainedAchievement(value: number, player: PlayerView | undefined, faces: Faces): string {
    const rule = t("table-achievement-explained", { value, points: player ? pointsFor(value, player) : priceOf(value) });
    if (player === undefined) return rule;
    const have = t("table-achievement-have", { points: player.points, top: highestTop(player, faces) });
    return `${rule} ${have} ${t("table-achievement-needs", { needs: needsOf(player, value, faces) })}`;
}

/** A special achievement in a few sentences. */
export function explainedSpecial(name: string, player: PlayerView | undefined, faces: Faces): string {
    const rule = t("table-special-explained", { condition: t(`special-${name}`) });
    return player === undefined ? rule : `${rule} ${t(`table-special-have-${name}`, { ...progressOf(player, name, faces) })}`;
}
