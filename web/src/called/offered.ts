/** When pushes are offered: once, after one's first move at a table whose clock counts days. */

import type { TableView } from "../api/model";
import { kept } from "../shell/storage";

/** Where this browser keeps that they were offered. */
export const OFFERED = "splay.push-offered";
const DAY = 24 * 60 * 60 * 1000;

/** Whether to offer them to whoever has moved at a table now. */
export function isToOffer({ settings, status }: Pick<TableView, "settings" | "status">, moved: boolean): boolean {
    const { bank = 0, move = 0 } = settings.clock ?? {};
    return moved && status === "running" && bank + move >= DAY && kept(OFFERED) === null;
}
