/** What every part of a running table's page works with: the position shown, the question, the selection, the answers. */

import { getContext, setContext } from "svelte";

import { Refused } from "../api/client";
import type { Faces } from "../api/faces";
import type { EventView, OptionView, QuestionView, State } from "../api/model";
import type { Place } from "../api/places";
import { hoverless, settings } from "../settings/settings.svelte";
import { say } from "../shell/notices.svelte";
import { saidOf } from "../shell/refusals";
import { t } from "../words/words.svelte";
import { asksForAction, cardsAsked, type Foreknown, isConfirmed, isHalfPicked, mustStillPick, sameAsking } from "./asked/choices";
import type { Fate } from "./asked/fate";
import type { Source } from "./connection/source";
import { previewsOf } from "./foretold/previews.svelte";
import { isNearWin } from "./reading/goals";
import { nextDraw } from "./reading/supplies";
import { Selection } from "./selection.svelte";

export class Game<From extends Source = Source> extends Selection<From> {
    /** The card that lies open before the reader, large; null for none. */
    opened = $state.raw<string | null>(null);
    /** The place whose cards all lie open before the reader; null for none. */
    openedPlace = $state.raw<Place | null>(null);
    /** The option under the mouse or in focus, for those who tell what it would do. */
    pointed = $state.raw<OptionView | null>(null);
    /** The option of the hand's card that is being dragged to the reader's board, which takes it. */
    dragged = $state.raw<OptionView | null>(null);
    /** The key of the option that a sheet stands beside, to tell what it would do; null for none. */
    sheet = $state.raw<string | null>(null);
    /** How often the reader has answered or undone something on this page. */
    acts = $state(0);

    /** The sequence of the free action that was declined last without asking. */
    private skipped = -1;
    /** The sequence of the state that the problem is about; null for that of the next one. */
    private about: number | null = null;

    constructor(source: From, faces: Faces) {
        super(source, faces);
        previewsOf(this); // made here: what is made while something is worked out does not tell that of its changes
    }

    /** A new state of the table, with all its events: what an earlier one was about is no problem any more. */
    override hear(state: State, events: EventView[]): void {
        super.hear(state, events);
        if (this.about !== null && state.sequence > this.about) this.problem = "";
        this.about ??= state.sequence;
    }

    /** Tells the reader what became of that to which no reply came. */
    learn({ kind, became }: Fate): void {
        const said = t(`table-fate-${became}`, { kind });
        if (became === "missing") this.fail(said);
        else {
            this.problem = "";
            say(said);
        }
    }

    /** Shows a card's answers: where they are asked for if there are other cards to choose from, else with the card. */
    consider(card: string): void {
        this.problem = "";
        if (this.asksLater) this.eventPlayer.catchUp();
        else if (this.question === null || this.numbered || cardsAsked(this.question).length === 0) this.opened = card;
        else this.thought = { card, sequence: this.question.sequence };
    }

    /**
     * A click on an option: selects it if it must be confirmed or is one of several, else answers with it. Nobody
     * answers what is not asked yet before their eyes: then all is shown first.
     */
    async pick(option: OptionView): Promise<void> {
        this.problem = "";
        if (this.asksLater) return this.eventPlayer.catchUp();
        if (this.collecting && option.kind !== "pass") return this.collect(option.key);
        if (this.question === null) return;
        if (!this.isSelected(option) && isConfirmed(option, this.question, settings.confirm, this.known(option, this.question))) {
            this.chosen = [option.key];
            return;
        }
        await this.answer([option.key]);
    }

    /** Selects an answer of a turn, whatever is confirmed: what it would do is told before it is done. */
    foresee(option: OptionView): void {
        if (!this.asksLater && asksForAction(this.question)) this.chosen = [option.key];
    }

    private known(option: OptionView, question: QuestionView): Foreknown {
        const view = this.source.state?.view;
        const player = asksForAction(question) ? view?.players[this.me] : undefined;
        return {
            unpointed: hoverless(),
            preview: previewsOf(this).of(question.sequence, option.key),
            nearEnd: view !== undefined && player !== undefined && isNearWin(player, view),
            drawEnds: view !== undefined && player !== undefined && nextDraw(view, this.me) === null,
        };
    }

    /** Answers with what is selected. */
    async confirm(): Promise<void> {
        if (this.asksLater) return this.eventPlayer.catchUp();
        if (this.enough) await this.answer(this.selected);
    }

    /** Answers with the cards in this order; the last one follows by itself. */
    async inOrder(keys: readonly string[]): Promise<void> {
        await this.answer(keys.slice(0, -1));
    }

    /** Declines a free action by itself, if the reader wants that always; what is told goes on. */
    async skipFreeAction(): Promise<void> {
        const { question } = this;
        if (!settings.skipFreeActions || question?.kind !== "free_action" || this.source.busy) return;
        const pass = this.options.find(({ kind }) => kind === "pass");
        if (pass === undefined || this.skipped === question.sequence) return; // what went wrong is the reader's then
        this.skipped = question.sequence;
        await this.tried(() => this.source.answer(pass.key, question.sequence));
    }

    /** Undoes the reader's last decision, or asks the others to agree; cards picked in one gesture go together. */
    async undo(): Promise<void> {
        if (this.undoOffer === null || this.source.busy) return;
        this.unselect();
        this.acts += 1;
        await this.tried(async () => {
            do await this.source.undo();
            while (this.question !== null && isHalfPicked(this.question) && this.undoesAtOnce);
        });
    }

    /** Gives these answers one after the other, as far as each next question offers them; then says "no more". */
    private async answer(keys: readonly string[]): Promise<void> {
        const first = this.question;
        if (first === null || this.source.busy) return;
        const several = this.collecting;
        this.unselect();
        this.eventPlayer.catchUp();
        this.acts += 1;
        await this.tried(async () => {
            for (const key of keys) {
                const question = this.question;
                if (question === null || !sameAsking(question, first) || !this.options.some((one) => one.key === key)) {
                    this.fail(t("table-not-offered"));
                    return;
                }
                await this.source.answer(key, question.sequence);
            }
            if (several) await this.noMore(first);
        });
    }

    /** Says that the cards chosen so far are all, if the question goes on. */
    private async noMore(first: QuestionView): Promise<void> {
        const rest = this.question;
        if (rest === null || !sameAsking(rest, first) || mustStillPick(rest) > 0) return;
        const done = this.options.find((option) => option.kind === "pass");
        if (done !== undefined) await this.source.answer(done.key, rest.sequence);
    }

    /** Says why something did nothing; what the next state is about, too, if that says why. */
    private fail(problem: string, next = false): void {
        this.problem = problem;
        this.about = next ? null : (this.source.state?.sequence ?? null);
    }

    /** Does what the server may refuse, and explains it if it does. */
    private async tried(act: () => Promise<void>): Promise<void> {
        const previews = previewsOf(this);
        previews.rest();
        try {
            await act();
        } catch (error) {
            const stale = error instanceof Refused && error.code === "stale";
            this.fail(stale ? t("table-stale") : saidOf(error), error instanceof Refused);
        } finally {
            previews.goOn();
        }
    }
}

/** Where components find the game that they show. */
export const GAME = Symbol("game");

export const provideGame = <From extends Source>(game: Game<From>): Game<From> => setContext(GAME, game);
export const useGame = (): Game => getContext<Game>(GAME);
