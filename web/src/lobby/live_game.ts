/** The public game that is most worth watching. */

import type { TableView } from "../api/model";
import { isComputer } from "../api/seats";

const people = ({ seats }: TableView): number => seats.filter((seat) => seat.taken && !isComputer(seat)).length;

/** Of games that may be watched: a rated one first, then one with the most people, then the one in which something happened last; null for none. */
export function mostWorthWatching(games: readonly TableView[]): TableView | null {
    const worth = (table: TableView): number[] => [Number(table.settings.rated === true), people(table), table.changed];
    const better = (one: TableView, other: TableView): number => {
        const [mine, theirs] = [worth(one), worth(other)];
        const place = mine.findIndex((value, index) => value !== theirs[index]);
        return place < 0 ? 0 : (theirs[place] ?? 0) - (mine[place] ?? 0);
    };
    return games.toSorted(better)[0] ?? null;
}
