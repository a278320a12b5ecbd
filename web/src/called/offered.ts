/** When pushes are offered: once, after one's first move at a table whose clock counts days. */

import type { TableView } from "../api/model";
import { isByDays } from "../api/seats";
import { kept } from "../shell/storage";

/** Where this browser keeps that they were offered. */
export const OFFERED = "splay.push-offered";

/** Whether to offer them to whoever has moved at a table now. */
export function isToOffer(table: Pick<TableView, "settings" | "status">, moved: boolean): boolean {
    return moved && table.status === "running" && isByDays(table) && kept(OFFERED) === null;
}
