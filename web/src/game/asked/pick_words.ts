/** What the cards that are picked so far mean, in words. */

import type { QuestionView } from "../../api/model";
import { t } from "../../words/words.svelte";
import { asksForAction, leftToPick, mustStillPick } from "./choices";

/** How many more can or must be picked; of a single card, and an action, that the second click does it. "" if there is nothing to say. */
export function pickWords(question: QuestionView, picked: number, collecting: boolean): string {
    if (!collecting && picked > 0) return t(asksForAction(question) ? "table-opened" : "table-picked-one");
    if (!collecting) return "";
    const missing = mustStillPick(question) - picked;
    if (missing > 0) return t("table-picked-too-few", { number: picked, missing });
    return picked > 0 ? t("table-picked", { number: picked, more: leftToPick(question) - picked }) : "";
}
