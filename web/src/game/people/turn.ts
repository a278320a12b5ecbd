/** Whose turn it is, and what is left of it. */

import type { EventView, QuestionView, View } from "../../api/model";
import { t } from "../../words/words.svelte";
import { isOfTurn } from "../asked/choices";
import type { Source } from "../connection/source";
import type { Reading } from "../reading/reading";

/** What is shown, and where it comes from. */
type Told = Pick<Reading, "view" | "telling"> & { source: Source };

/** The turn that goes on, or that the first cards are chosen. */
export const turnTitle = ({ started, turn_number: turn }: View): string => t(started ? "table-turn" : "table-first-melds", { turn });

/** Whether a seat has the turn; before the first one nobody has it. */
export const isMoving = ({ started, turn, result }: View, seat: number): boolean => started && turn === seat && result === null;

/** Whether a seat is asked for a free action, which comes before those of its turn. */
export const asksFree = ({ source, telling }: Told, seat: number): boolean =>
    !telling && (source.state?.questions ?? []).some((question) => question.seat === seat && question.kind === "free_action");

/** The actions after the one that goes on; the view counts that one until it is over, if it is none of the free ones. */
export function actionsLeft(view: View, questions: readonly QuestionView[], events: readonly EventView[]): number {
    if (questions.length === 0 || questions.some(isOfTurn)) return view.actions_left;
    const goingOn = events.findLast(({ kind }) => kind === "action" || kind === "turn");
    return goingOn?.kind !== "action" || goingOn.free === true ? view.actions_left : Math.max(0, view.actions_left - 1);
}

/** How many actions of the turn are left in the position shown. */
export const actionsShown = ({ view, source, telling }: Told): number =>
    telling ? view.actions_left : actionsLeft(view, source.state?.questions ?? [], source.events);

/** What is left of the turn of the seat that has it. */
export const turnText = (game: Told, seat: number): string =>
    t(asksFree(game, seat) ? "table-actions-free" : "table-actions", { actions: actionsShown(game) });
