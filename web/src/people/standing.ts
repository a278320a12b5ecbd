/** Standing answers in words. */

import type { StandingAnswer } from "../api/model";
import { t, words } from "../words/words.svelte";

/** What is always answered: "Tools: Return three cards". */
export function nameOfStanding(standing: StandingAnswer): string {
    const { kind, card } = standing;
    if (kind !== "may") return t(kind === "order" ? "standing-order" : "standing-pass");
    return t("standing-may", { card: words.loaded.card(card).name, answer: answerOf(standing) });
}

/** What is about to be answered: "Answered for you soon: Return three cards". */
export const soonSaid = (standing: StandingAnswer): string => t("standing-soon", { kind: standing.kind, answer: answerOf(standing) });

/** The answer in the words of its card; "" if no card asks. */
function answerOf({ kind, card, effect, answer }: StandingAnswer): string {
    if (kind !== "may") return "";
    return words.loaded.card(card).answers?.[`${effect}.${answer}`] ?? t(`option-${answer}`);
}
