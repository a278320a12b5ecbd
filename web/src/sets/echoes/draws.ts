/** Which set a draw takes from. */

import type { View } from "../../api/model";

const ECHOES = "echoes";

/** Why a seat's next draw takes an Echoes card, or why it takes none: the key of the text; "" if nothing can be drawn. */
export function whyDrawn(view: View, seat: number): string {
    const [hand, next] = [view.players[seat]?.hand, view.next_draws[seat]];
    if (!hand || !next) return "";
    if (hand.length === 0) return "draws-echoes-empty";
    if (hand.some(({ set }) => set === ECHOES)) return "draws-echoes-held";
    return next.set === ECHOES ? "draws-echoes-none" : "draws-echoes-gone";
}
