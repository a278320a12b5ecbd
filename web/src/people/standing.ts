/** Standing answers in words. */

import type { StandingAnswer } from "../api/model";
import { t, words } from "../words/words.svelte";

/** What is always answered: "Tools: Return three cards". */
export function nameOfStanding({ kind, card, effect, answer }: StandingAnswer): string {
    if (kind !== "may") return t(kind === "order" ? "standing-order" : "standing-pass");
    const { name, answers = {} } = words.loaded.card(card);
    return t("standing-may", { card: name, answer: answers[`${effect}.${answer}`] ?? t(`option-${answer}`) });
}
