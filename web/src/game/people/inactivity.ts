/** The players who hold up a game without a clock for so long that the others may let the computer play. */

import type { SeatView, TableView } from "../../api/model";

/** The seats of other people that are asked and that the game has waited for too long at `now`, in milliseconds since
 * 1970; none for somebody who does not play. */
export function inactiveSeats(table: TableView, asked: number[], now: number): SeatView[] {
    const from = table.inactive_from ?? null;
    const plays = table.seats.some((seat) => seat.mine && !seat.away);
    if (from === null || now < from || !plays) return [];
    return table.seats.filter((seat) => asked.includes(seat.seat) && !seat.mine && !seat.agent);
}
