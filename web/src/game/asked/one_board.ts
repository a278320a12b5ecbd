/** What a table needs to know that shows one board at a time: where on it lies what a question offers. */

import type { Goal, OptionView, QuestionView, View } from "../../api/model";
import { t } from "../../words/words.svelte";
import { goalsOf, lackOf, shortNeedsOf } from "../reading/goals";
import { asksForAction, liesInSight, partOf } from "./choices";
import { isInTray } from "./trays";

/** Whether an option is chosen on a card that such a table shows: in the hand or beside it, or on top of a pile. */
export const isOnItsCard = (option: OptionView, view: View, me: number): boolean =>
    liesInSight(option, view, me) && (option.place?.kind === "board" || partOf(option, me, view) === "hand");

/** The seat on whose board an option lies; -1 if it lies on none. */
export function boardOf(option: OptionView, view: View, me: number): number {
    if (option.kind === "card" && (option.place?.kind !== "board" || !liesInSight(option, view, me))) return -1;
    const part = partOf(option, me, view);
    if (part === "own") return me;
    return part === "others" ? (option.place?.seat ?? -1) : -1;
}

/** The seats on whose boards something is offered, in the order of the options. */
export const boardsOffering = (options: readonly OptionView[], view: View, me: number): number[] => [
    ...new Set(options.map((option) => boardOf(option, view, me)).filter((seat) => seat >= 0)),
];

/**
 * The board to show for a new question, if `shown` is the one before the reader: another one only if nothing is offered
 * on that one nor, for an action, in the hand, so that nobody is led away from where they can choose. What an effect asks is
 * answered at the reader's own board if no other one is offered on.
 */
export function boardFor(question: QuestionView, view: View, me: number, shown: number): number {
    const options = question.options ?? [];
    const seats = boardsOffering(options, view, me);
    if (seats.includes(shown)) return shown;
    const atHand = options.some((option) => partOf(option, me, view) === "hand");
    if (!asksForAction(question) && (atHand || seats.length === 0)) return me;
    return atHand ? shown : (seats[0] ?? shown);
}

/** So many cards of the hand are seen beside each other. */
const IN_SIGHT = 2;

/**
 * Whether all that a question of an effect offers are cards in the hand or beside it, and more than are seen there at once: so
 * that those may take the room. They do too while the board has none.
 */
export function isGathered(question: QuestionView | null, view: View, me: number): boolean {
    if (question === null || asksForAction(question)) return false;
    const options = (question.options ?? []).filter(({ kind }) => kind !== "pass");
    const least = view.players[me]?.board.length === 0 ? 0 : IN_SIGHT;
    return options.length > least && options.every((option) => option.kind === "card" && partOf(option, me, view) === "hand");
}

/** How many answers to a question of an effect are given beside the cards that lie on the table or in a tray. */
export function answersBeside(question: QuestionView | null, view: View, me: number): number {
    if (question === null || asksForAction(question)) return 0;
    return (question.options ?? []).filter((option) => !isOnItsCard(option, view, me) && !isInTray(option, view, me)).length;
}

/** A seat's next achievement; undefined if none is left, or it is not told. */
export const nextGoal = (view: View, seat: number): Goal | undefined =>
    goalsOf(view, seat, "achievement").toSorted((one, other) => (one.value ?? 0) - (other.value ?? 0))[0];

/** In a sentence, what the next achievement is and what it still needs. */
export function goalWords(goal: Goal): string {
    const { points, top } = lackOf(goal);
    return t("table-next-goal", { value: goal.value ?? 0, more: points, top: top ? "yes" : "no" });
}

/** The same for a chip beside something else. */
export function goalInBrief(goal: Goal): string {
    const { have, need } = goal;
    const value = goal.value ?? 0;
    const { points, top } = lackOf(goal);
    const needs = points > 0 ? t(top ? "table-needs-both-brief" : "table-needs-points-brief", { have, need, value }) : shortNeedsOf(goal);
    return t("table-next-brief", { value, needs });
}
