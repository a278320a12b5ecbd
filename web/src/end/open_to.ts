/** Whether a game that is over may be looked back at. */

import type { TableView } from "../api/model";

/** Whether its replay is open to the reader: as long as it is kept, to those who played it, and unless it is theirs alone, to all. */
export const isOpenTo = (table: TableView): boolean =>
    table.kept_until !== 0 && (table.seats.some((seat) => seat.mine) || table.settings.archive !== false);
