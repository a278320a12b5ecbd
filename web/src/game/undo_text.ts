/** Going back by agreement in words, and whether others have a say in it. */

import type { SeatView, TableView } from "../api/model";
import { isComputer } from "../api/seats";
import { t } from "../words/words.svelte";

/** Who asks to go back, and how far: the turns begun since then are taken back. */
export function proposalOf({ seat, turn = 0, actions = 0 }: NonNullable<TableView["takeback"]>, now: number, names: readonly string[]): string {
    const player = names[seat] ?? "";
    return turn === 0 ? t("table-back-asks", { player }) : t("table-back-asks-to", { player, turn, actions, turns: Math.max(0, now - turn) });
}

/** Whether somebody else would have to agree to going back: computers always do, and so do one's own other seats. */
export const needsConsent = (seats: readonly SeatView[], me: number): boolean =>
    !seats.every((seat) => seat.seat === me || seat.mine || isComputer(seat));
