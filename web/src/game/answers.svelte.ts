/** What the reader answers, and how it gets to where the game comes from. */

import { Refused } from "../api/client";
import type { OptionView, QuestionView, State } from "../api/model";
import { meldsReveal } from "../sets/registry";
import { hoverless, settings } from "../settings/settings.svelte";
import { say } from "../shell/notices.svelte";
import { saidOf } from "../shell/refusals";
import { t } from "../words/words.svelte";
import { asksForAction, type Foreknown, isConfirmed, isHalfPicked, isUnsure, mustStillPick, sameAsking } from "./asked/choices";
import type { Fate } from "./asked/fate";
import type { Previews } from "./foretold/previews.svelte";
import type { Position } from "./position.svelte";
import { isNearWin } from "./reading/goals";
import { nextDraw } from "./reading/supplies";
import type { Selection } from "./selection.svelte";

export class Answers {
    /** How often the reader has answered or undone something on this page. */
    acts = $state(0);

    /** The sequence of the free action that was declined last without asking. */
    private skipped = -1;
    /** The sequence of the state that the problem is about; null for that of the next one. */
    private about: number | null = null;

    constructor(
        private readonly position: Position,
        private readonly selection: Selection,
        private readonly previews: Previews,
    ) {}

    /** A new state of the table: what an earlier one was about is no problem any more. */
    hear(state: State): void {
        if (this.about !== null && state.sequence > this.about) this.selection.problem = "";
        this.about ??= state.sequence;
    }

    /** Tells the reader what became of that to which no reply came. */
    learn({ kind, became }: Fate): void {
        const said = t(`table-fate-${became}`, { kind });
        if (became === "missing") this.fail(said);
        else {
            this.selection.problem = "";
            say(said);
        }
    }

    /**
     * A click on an option: selects it if it must be confirmed or is one of several, else answers with it. Nobody
     * answers what is not asked yet before their eyes: then all is shown first.
     */
    async pick(option: OptionView): Promise<void> {
        const { position, selection } = this;
        selection.problem = "";
        if (position.asksLater) return position.eventPlayer.catchUpSoon();
        if (selection.collecting && option.kind !== "pass") return selection.collect(option);
        if (position.question === null) return;
        const known = this.known(option, position.question);
        if (!selection.isSelected(option) && isConfirmed(option, position.question, settings.confirm, known)) return selection.choose(option);
        if (isUnsure(option, position.question, settings.confirm, known) && !(await this.goesOn(option, position.question, known))) return;
        await this.answer([option.key]);
    }

    /** Selects an option until its preview is there: whether it is done then, as nothing new is seen with it. */
    private async goesOn(option: OptionView, question: QuestionView, known: Foreknown): Promise<boolean> {
        const { position, previews, selection } = this;
        if (selection.isSelected(option)) return true;
        selection.choose(option);
        const preview = await previews.soon(question.sequence, option.key);
        const stands = position.question?.sequence === question.sequence && selection.isSelected(option);
        return stands && preview !== null && !isConfirmed(option, question, settings.confirm, { ...known, preview });
    }

    /** Selects an answer of a turn, whatever is confirmed: what it would do is told before it is done. */
    foresee(option: OptionView): void {
        if (!this.position.asksLater && asksForAction(this.position.question)) this.selection.choose(option);
    }

    private known(option: OptionView, question: QuestionView): Foreknown {
        const { source, me } = this.position;
        const view = source.state?.view;
        const player = asksForAction(question) ? view?.players[me] : undefined;
        return {
            unpointed: hoverless(),
            preview: this.previews.of(question.sequence, option.key),
            nearEnd: view !== undefined && player !== undefined && isNearWin(player, view),
            mayReveal: meldsReveal(view?.options.sets ?? []),
            drawEnds: view !== undefined && player !== undefined && nextDraw(view, me) === null,
        };
    }

    /** Answers with what is selected. */
    async confirm(): Promise<void> {
        if (this.position.asksLater) return this.position.eventPlayer.catchUpSoon();
        if (this.selection.enough) await this.answer(this.selection.selected);
    }

    /** Answers with the cards in this order; the last one follows by itself. */
    async inOrder(keys: readonly string[]): Promise<void> {
        await this.answer(keys.slice(0, -1));
    }

    /** Declines a free action by itself, if the reader wants that always; what is told goes on. */
    async skipFreeAction(): Promise<void> {
        const { question, source } = this.position;
        if (!settings.skipFreeActions || question?.kind !== "free_action" || source.busy) return;
        const pass = this.selection.options.find(({ kind }) => kind === "pass");
        if (pass === undefined || this.skipped === question.sequence) return; // what went wrong is the reader's then
        this.skipped = question.sequence;
        await this.tried(() => source.answer(pass.key, question.sequence));
    }

    /** Undoes the reader's last decision, or asks the others to agree; cards picked in one gesture go together. */
    async undo(): Promise<void> {
        const { position } = this;
        if (position.undoOffer === null || position.source.busy) return;
        this.selection.unselect();
        this.acts += 1;
        await this.tried(async () => {
            do await position.source.undo();
            while (position.question !== null && isHalfPicked(position.question) && position.undoesAtOnce);
        });
    }

    /** Gives these answers one after the other, as far as each next question offers them; then says "no more". */
    private async answer(keys: readonly string[]): Promise<void> {
        const { position, selection } = this;
        const first = position.question;
        if (first === null || position.source.busy) return;
        const several = selection.collecting;
        selection.unselect();
        if (position.telling) position.eventPlayer.catchUpSoon();
        this.acts += 1;
        await this.tried(async () => {
            for (const key of keys) {
                const { question } = position;
                if (question === null || !sameAsking(question, first) || !selection.options.some((one) => one.key === key)) {
                    this.fail(t("table-not-offered"));
                    return;
                }
                await position.source.answer(key, question.sequence);
            }
            if (several) await this.noMore(first);
        });
    }

    /** Says that the cards chosen so far are all, if the question goes on. */
    private async noMore(first: QuestionView): Promise<void> {
        const rest = this.position.question;
        if (rest === null || !sameAsking(rest, first) || mustStillPick(rest) > 0) return;
        const done = this.selection.options.find((option) => option.kind === "pass");
        if (done !== undefined) await this.position.source.answer(done.key, rest.sequence);
    }

    /** Says why something did nothing; what the next state is about, too, if that says why. */
    private fail(problem: string, next = false): void {
        this.selection.problem = problem;
        this.about = next ? null : (this.position.source.state?.sequence ?? null);
    }

    /** Does what the server may refuse, and explains it if it does. */
    private async tried(act: () => Promise<void>): Promise<void> {
        this.previews.rest();
        try {
            await act();
        } catch (error) {
            const stale = error instanceof Refused && error.code === "stale";
            this.fail(stale ? t("table-stale") : saidOf(error), error instanceof Refused);
        } finally {
            this.previews.goOn();
        }
    }
}
