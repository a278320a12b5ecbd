/** What the reader is told when others leave, run out of time, come back or resign: from a table before and after a change. */

import type { SeatView, TableView } from "../../api/model";
import { isPaused } from "../../api/seats";

export interface PeopleNotice {
    key: string;
    /** The seat that it is about. */
    seat: number;
}

/** What has changed among the people at a running game, without the reader's own doings. */
export function noticesOf(before: TableView, after: TableView): PeopleNotice[] {
    if (before.status !== "running") return [];
    return after.seats.flatMap((seat) => {
        const key = seat.mine ? null : changed(before.seats[seat.seat], seat, after);
        return key === null ? [] : [{ key, seat: seat.seat }];
    });
}

function changed(was: SeatView | undefined, now: SeatView, table: TableView): string | null {
    if (was === undefined || table.status !== "running") return null; // how it ended is said elsewhere
    if (!was.resigned && now.resigned) return "people-resigned";
    if (!was.away && now.late) return isPaused(table) ? "people-late-paused" : "people-late";
    if (!was.away && now.away) return isPaused(table) ? "people-left-paused" : "people-left";
    return was.away && !now.away ? "people-back" : null;
}
