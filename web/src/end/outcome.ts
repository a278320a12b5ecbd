/** What the end of a game is to the reader. */

import type { ResultView, TableView } from "../api/model";

/** "win", "lose" or "draw"; "other" for somebody who only watched. Several people at one device are told who won, not that "you" did. */
export function outcomeOf(result: ResultView | null | undefined, table: TableView, me: number): string {
    const alone = table.seats.filter((seat) => seat.mine).length === 1;
    return (alone && result?.outcomes?.[me]) || "other";
}
