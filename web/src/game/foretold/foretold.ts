/** Which questions tell beforehand what their answers would do. */

import type { OptionView, QuestionView } from "../../api/model";
import { t, words } from "../../words/words.svelte";
import { asksForAction, isAbout } from "../asked/choices";

/** Whether an answer about a card, of those that sets bring, is told beforehand: its set has words for it. */
const hasWords = ({ kind, shown }: OptionView): boolean => Boolean(shown?.card) && words.loaded.has(`preview-${kind}`);

/** Whether it is told beforehand what the answers to a question would do: of actions, and of what sets have words for. */
export const isForetold = (question: QuestionView | null): boolean =>
    question !== null && (asksForAction(question) || (question.options ?? []).some(hasWords));

/** The only card that the answers to such a question of a set's are about; "" if there are several, or it is none. */
export function onlyCard(question: QuestionView | null): string {
    if (question === null || asksForAction(question) || !isForetold(question)) return "";
    const about = (question.options ?? []).map(({ shown }) => shown?.card ?? "").filter((card) => isAbout(question, card));
    const [card = "", ...others] = new Set(about);
    return others.length > 0 ? "" : card;
}

/** The answer that is told about of its own accord: the first of those about the card considered, or the only one. */
export function toldFirst(question: QuestionView | null, considered: string): OptionView | undefined {
    const card = onlyCard(question) || considered;
    return card && isForetold(question) ? question?.options?.find(({ shown }) => shown?.card === card) : undefined;
}

/** What follows if a set's question is answered with nothing; "" if its set has no words for that. */
export function passText(question: QuestionView | null): string {
    const key = `preview-pass-${question?.kind}`;
    return words.loaded.has(key) ? t(key) : "";
}
