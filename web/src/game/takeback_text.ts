/** The proposal of a take-back, in words. */

import type { TableView } from "../api/model";
import { t } from "../words/words.svelte";

/** Who asks to go back, and how far: the turns begun since then are taken back. */
export function proposalOf({ seat, turn = 0, actions = 0 }: NonNullable<TableView["takeback"]>, now: number, names: readonly string[]): string {
    const player = names[seat] ?? "";
    return turn === 0 ? t("table-back-asks", { player }) : t("table-back-asks-to", { player, turn, actions, turns: Math.max(0, now - turn) });
}
