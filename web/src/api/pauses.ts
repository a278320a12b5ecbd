/** A game that all its people have left. */

import type { TableView } from "./model";

/** Whether the computers wait until somebody returns, too. */
export const isPaused = (table: TableView): boolean => (table.paused_until ?? null) !== null;
