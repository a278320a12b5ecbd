/** Whether a game that is over may be looked back at. */

import type { TableView } from "../api/model";

/** Whether its replay is open to the reader: to those who played it, and unless it is theirs alone, to all. */
export const isOpenTo = (table: TableView): boolean => table.seats.some((seat) => seat.mine) || table.settings.archive !== false;
