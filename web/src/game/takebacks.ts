/** Take-backs: going back if all at the table agree. */

import { ask } from "../api/client";
import type { TableView } from "../api/model";

/** Proposes to all at the table to go back; at once done if nobody else must agree. Throws Refused or Unreachable. */
export const proposeBack = (table: string, to: number, seat: number): Promise<TableView> =>
    ask<TableView>("POST", `/api/tables/${table}/takebacks`, { to, seat });

/** Agrees to a proposal, or not. Throws Refused or Unreachable. */
export const decideBack = (table: string, to: number, accept: boolean): Promise<TableView> =>
    ask<TableView>("POST", `/api/tables/${table}/takebacks/decision`, { to, accept });
