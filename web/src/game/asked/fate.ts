/** What became of an answer, or an undo, to which no reply came: worked out from the next state that is told. */

import type { EventView, OptionView, QuestionView, State } from "../../api/model";
import { asksForAction } from "./choices";

/** What was sent, and how the game stood then. */
export interface Sent {
    seat: number;
    /** The option that was chosen, and of which question; null for an undo. */
    answer: { option: OptionView; question: QuestionView } | null;
    sequence: number;
    events: readonly EventView[];
}

/** It was done, it was not, and may be tried again; or the game has gone on, and nobody knows by what. */
export type Became = "done" | "missing" | "past";

export interface Fate {
    /** What was sent: "draw", another kind of option, or "undo". */
    kind: string;
    became: Became;
}

const FIRST_MELD = "first_meld";

/** What a later state says; `events` are all up to it, `away`: a stand-in may have answered for the seat. */
export function fateOf(sent: Sent, state: State, events: readonly EventView[], away: boolean): Fate {
    const { answer, sequence } = sent;
    if (answer === null) return { kind: "undo", became: state.sequence === sequence ? "missing" : wentOn(sent, events) ? "past" : "done" };
    const { kind } = answer.option;
    if (state.questions.some((question) => question.seat === sent.seat && isSame(question, answer.question))) return { kind, became: "missing" };
    return { kind, became: isDone(sent, answer, state, events, away) ? "done" : "past" };
}

/** Whether it is the question that was asked then: in the first melds, what others answer changes its sequence. */
const isSame = (now: QuestionView, then: QuestionView): boolean =>
    now.kind === then.kind && (now.sequence === then.sequence || now.kind === FIRST_MELD);

function isDone(sent: Sent, answer: NonNullable<Sent["answer"]>, state: State, events: readonly EventView[], away: boolean): boolean {
    const { option, question } = answer;
    if (state.first_meld === option.key) return true;
    if (!wentOn(sent, events)) return false;
    const told = events.slice(sent.events.length).filter(({ seat }) => seat === sent.seat);
    if (question.kind === FIRST_MELD) return told.some((event) => event.kind === FIRST_MELD && isWith(event, option));
    if (asksForAction(question) && option.kind !== "pass") {
        const action = told.find(({ kind }) => kind === "action");
        return action?.action === option.kind && isWith(action, option);
    }
    return state.undo?.to === sent.sequence && !away; // the seat's last decision was about that question
}

const isWith = ({ cards = [], value }: EventView, { shown, value: wanted }: OptionView): boolean =>
    shown?.card ? cards.some(({ card }) => card === shown.card) : !wanted || value === wanted;

/** Whether what had happened still has: nothing of it was taken back. */
function wentOn({ events: before }: Sent, after: readonly EventView[]): boolean {
    const last = before.length - 1;
    return last < 0 || JSON.stringify(before[last]) === JSON.stringify(after[last]);
}
