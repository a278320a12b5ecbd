/** How many actions of a turn are still to come. */

import type { EventView, QuestionView, View } from "../api/model";
import { isOfTurn } from "./choices";

/** The actions after the one that goes on; the view counts that one until it is over, if it is none of the free ones. */
export function actionsLeft(view: View, questions: readonly QuestionView[], events: readonly EventView[]): number {
    if (questions.length === 0 || questions.some(isOfTurn)) return view.actions_left;
    const goingOn = events.findLast(({ kind }) => kind === "action" || kind === "turn");
    return goingOn?.kind !== "action" || goingOn.free === true ? view.actions_left : Math.max(0, view.actions_left - 1);
}
