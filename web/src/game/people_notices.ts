/** What the reader is told when others leave, come back, resign, or say no: from a table before and after a change. */

import type { SeatView, TableView } from "../api/model";
import { isPaused } from "../api/seats";

export interface PeopleNotice {
    key: string;
    /** The seat that it is about; null for none. */
    seat: number | null;
}

/** What has changed among the people at a running game, without the reader's own doings. */
export function noticesOf(before: TableView, after: TableView): PeopleNotice[] {
    if (before.status !== "running") return [];
    const told = after.seats.flatMap((seat) => {
        const key = seat.mine ? null : changed(before.seats[seat.seat], seat, after);
        return key === null ? [] : [{ key, seat: seat.seat }];
    });
    return told.length === 0 && wasRefused(before, after) ? [{ key: "people-refused", seat: onlyOther(after) }] : told;
}

function changed(was: SeatView | undefined, now: SeatView, table: TableView): string | null {
    if (was === undefined || table.status !== "running") return null; // how it ended is said elsewhere
    if (!was.resigned && now.resigned) return "people-resigned";
    if (!was.away && now.away) return isPaused(table) ? "people-left-paused" : "people-left";
    return was.away && !now.away ? "people-back" : null;
}

/** Whether the reader asked to go back, and the table has dropped that without having moved. */
function wasRefused(before: TableView, after: TableView): boolean {
    const asked = before.takeback ?? null;
    if (asked === null || (after.takeback ?? null) !== null || before.changed !== after.changed) return false;
    return before.seats[asked.seat]?.mine === true;
}

/** The seat of the only other person at a table; null if there are several, or none. */
function onlyOther(table: TableView): number | null {
    const others = table.seats.filter((seat) => !seat.mine && !seat.agent);
    return others.length === 1 ? others[0]!.seat : null;
}
