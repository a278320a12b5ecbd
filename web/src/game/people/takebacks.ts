/** What somebody at the table asks the others to undo, and what became of it. */

import { ask } from "../../api/client";
import type { TableView } from "../../api/model";
import type { Wording } from "../../words/wording";
import { t } from "../../words/words.svelte";

type Takeback = NonNullable<TableView["takeback"]>;

/** Agrees to what is asked, or not. Throws Refused or Unreachable. */
export const decideBack = (table: string, to: number, accept: boolean): Promise<TableView> =>
    ask<TableView>("POST", `/api/tables/${table}/takebacks/decision`, { to, accept });

/** Whether all are still to say whether they agree. */
export const isOpen = (takeback: Takeback | null | undefined): takeback is Takeback => Boolean(takeback) && !takeback?.answer;

/** Whether one of these seats has yet to say whether it agrees. */
export const mustDecide = (takeback: Takeback, seats: readonly number[]): boolean =>
    isOpen(takeback) && seats.some((seat) => !takeback.accepted.includes(seat));

/** What a reader with these seats is told of it; "" for nothing, as whoever has refused knows that. */
export function undoNews(takeback: Takeback, mine: readonly number[], wording: Wording): string {
    const { answer = "", by = -1, message, seat } = takeback;
    if (answer === "agreed") return t("undo-agreed");
    if (answer === "refused") return mine.includes(by) ? "" : wording.sayOf(by, "undo-refused");
    if (mine.includes(seat) && !mustDecide(takeback, mine)) return t("undo-waits");
    return wording.message(message);
}
