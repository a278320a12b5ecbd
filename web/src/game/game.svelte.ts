/** What every part of a running table's page works with: the position shown, the question, the selection, the words. */

import { getContext, setContext } from "svelte";

import { Refused, Unreachable } from "../api/client";
import type { Faces } from "../api/faces";
import type { EventView, OptionView, QuestionView, SeatView, State, TableView, UndoOffer, View } from "../api/model";
import { SPECTATOR } from "../api/model";
import { isOf, type Place } from "../api/places";
import { isComputer, isPaused } from "../api/seats";
import { plainly } from "../cards/text_marks";
import { hoverless, settings } from "../settings/settings.svelte";
import { saidOf } from "../shell/refusals";
import { replaced } from "../words/messages";
import { numbered } from "../words/numbered";
import { Wording } from "../words/wording";
import { t, words } from "../words/words.svelte";
import {
    asksForAction,
    cardsAsked,
    isAbout,
    isCollected,
    isConfirmed,
    isOrdered,
    isWithTop,
    leftToPick,
    mustStillPick,
    NUMBER_KEYS,
    sameAsking,
    stands,
    type Foreknown,
} from "./choices";
import { EventPlayer } from "./event_player.svelte";
import { isNearWin } from "./goals";
import { type Memory, memoryOf } from "./memory";
import { previewsOf } from "./previews.svelte";
import { drawText, nextDraw } from "./supplies";
import { isOpen } from "./takebacks";

/** Where a game comes from: a live table, or a replay, which takes no answers. */
export interface Source {
    /** The table's. */
    readonly id: string;
    readonly table: TableView | null;
    readonly state: State | null;
    readonly events: EventView[];
    /** An answer is on its way. */
    readonly busy: boolean;
    /** When the table was told last, as performance.now() counts. */
    readonly heardAt: number;
    answer(key: string, sequence: number): Promise<void>;
    undo(): Promise<void>;
}

export class Game<From extends Source = Source> {
    readonly eventPlayer: EventPlayer;
    /** Why the last gesture did nothing; "" if it did. */
    problem = $state("");
    /** The card that lies open before the reader, large; null for none. */
    opened = $state.raw<string | null>(null);
    /** The place whose cards all lie open before the reader; null for none. */
    openedPlace = $state.raw<Place | null>(null);
    /** The option under the mouse or in focus, for those who tell what it would do. */
    pointed = $state.raw<OptionView | null>(null);
    /** The key of the option that a sheet stands beside, to tell what it would do; null for none. */
    sheet = $state.raw<string | null>(null);
    /** Whether the reader plays by number keys, which then stand on what they choose. */
    numbered = $state(false);

    /** How often the reader has answered or undone something on this page. */
    acts = $state(0);

    /** The names worked out last: all that is said with them is said anew only if one of them is another. */
    private named: readonly string[] = [];
    /** The sequence of the free action that was declined last without asking. */
    private skipped = -1;
    private chosen = $state.raw<readonly string[]>([]);
    /** The card considered last, and the sequence of the question that was about it. */
    private thought = $state.raw({ card: "", sequence: -1 });

    constructor(
        readonly source: From,
        readonly faces: Faces,
    ) {
        this.eventPlayer = new EventPlayer(faces, this);
        previewsOf(this); // made here: what is made while something is worked out does not tell that of its changes
    }

    /** A new state of the table, with all its events. */
    hear(state: State, events: EventView[]): void {
        this.eventPlayer.hear(state, events);
    }

    /** The table's row: seats, options, clocks. */
    get table(): TableView {
        if (this.source.table === null) throw new Error("a game has a table");
        return this.source.table;
    }

    /** The position as it is shown: while a story is told, not yet the last one. */
    get view(): View {
        const view = this.eventPlayer.view ?? this.source.state?.view;
        if (view === undefined) throw new Error("a game has a view");
        return view;
    }

    /** Whether what has happened is still being told. */
    get telling(): boolean {
        return this.eventPlayer.current !== null || this.eventPlayer.waiting > 0;
    }

    /** Whether the answers wait, too: those of an effect mean nothing before it is shown what has led to its question. */
    get asksLater(): boolean {
        return this.telling && this.question !== null && !asksForAction(this.question);
    }

    /** How many letters the sentence of an event has; none if there are no words for it. */
    lettersOf({ message, note = "" }: EventView): number {
        const said = message && this.wording.catalogue.has(message.key) ? this.wording.message(message) : "";
        return said.length + note.length;
    }

    /** Whether no effect is being executed, after all that has happened. */
    get idle(): boolean {
        return (this.source.state?.view.running ?? []).length === 0;
    }

    /** The seat that looks; SPECTATOR for a spectator. */
    get me(): number {
        return this.source.state?.seat ?? SPECTATOR;
    }

    readonly names: readonly string[] = $derived.by(() => (this.named = unlessSame(this.named, namesOf(this.table.seats))));
    readonly wording: Wording = $derived.by(() => new Wording(words.loaded, this.names, this.me));

    /** The question that the reader is asked; null if others are asked, or the reader has left. */
    readonly question: QuestionView | null = $derived.by(() => {
        if (this.me < 0 || this.source.table?.seats[this.me]?.away) return null;
        return this.source.state?.questions.find((question) => question.seat === this.me) ?? null;
    });

    /** Whether all who play have left, so that nothing happens until one of them returns. */
    get paused(): boolean {
        return isPaused(this.table);
    }

    /** What can be remembered in the position shown; if the table wants that, nothing. */
    readonly memory: Memory = $derived.by(() => {
        const told = this.eventPlayer.view === null ? this.source.events : this.source.events.slice(0, this.eventPlayer.index);
        return memoryOf(this.view, told, this.faces, this.table.settings.memory !== false);
    });

    /** What Undo does now; null for nothing, also while the others have yet to say whether they agree. */
    readonly undoOffer: UndoOffer | null = $derived.by(() =>
        isOpen(this.source.table?.takeback) ? null : (this.source.state?.undo ?? null),
    );

    /** Whether it does so without asking anybody. */
    get undoesAtOnce(): boolean {
        return this.undoOffer !== null && (this.undoOffer.asks ?? []).length === 0;
    }

    readonly options: OptionView[] = $derived.by(() => this.question?.options ?? []);

    /** The keys of the options selected, in the order of selection. What is offered no more is not selected any more. */
    readonly selected: readonly string[] = $derived.by(() =>
        this.chosen.filter((key) => this.options.some((option) => option.key === key)),
    );

    /** Whether several cards are chosen one by one, which here is one gesture. */
    readonly collecting: boolean = $derived.by(() => this.question !== null && isCollected(this.question));
    /** Whether cards are put in order, which is one gesture too. */
    readonly ordering: boolean = $derived.by(() => this.question !== null && isOrdered(this.question));
    /** Whether what is selected may be given as an answer. */
    readonly enough: boolean = $derived.by(
        () =>
            this.question !== null &&
            this.selected.length > 0 &&
            (!this.collecting || this.selected.length >= mustStillPick(this.question)),
    );

    /** What is done with what is selected, for the button that does it: "Return 2", "Meld Oars"; "" while nothing is. */
    get act(): string {
        const option = this.options.find(({ key }) => key === this.selected[0]);
        if (this.question === null || option === undefined) return "";
        if (option.kind !== "card" && option.kind !== "dogma") return plainly(this.wordsOf(option));
        const cards = this.collecting ? `${this.selected.length}` : this.wording.named(option.shown?.card ?? "");
        if (option.kind === "dogma") return t("table-act-execute", { cards });
        return t(`table-act-${this.question.kind === "first_meld" ? "meld" : this.question.purpose}`, { cards });
    }

    /** What the reader is asked; cards that are selected count with those picked already. */
    get prompt(): string {
        const { prompt, picked = 0 } = this.question ?? {};
        return prompt ? this.wording.message(replaced(prompt, "picked", picked + (this.collecting ? this.selected.length : 0))) : "";
    }

    /** The words of an option of the question; a draw's say where it is drawn from. */
    wordsOf(option: OptionView): string {
        if (this.question === null) return "";
        if (option.kind === "draw") return drawText(nextDraw(this.view, this.me), this.wording, "action");
        return this.wording.message(option.message);
    }

    /** The option that a card in a place stands for now. */
    optionOf(card: string, place: Place): OptionView | null {
        if (this.ordering || this.asksLater) return null;
        return this.options.find((option) => stands(option, card, place, this.me)) ?? null;
    }

    /** The actions that sets bring with a top card of the reader's. */
    actionsWith(card: string): OptionView[] {
        if (this.question?.kind !== "action" || this.asksLater) return [];
        return this.options.filter((option) => option.shown?.card === card && isWithTop(option, this.view, this.me));
    }

    /** Whether answers are about a card where it lies, though it stands for none of them. */
    concerns(card: string, place: Place): boolean {
        if (this.question === null || this.asksLater) return false;
        return isAbout(this.question, card) && isOf(place, place.kind, this.me);
    }

    /** Of several cards with several answers each, the one whose answers are shown; "" for none yet. */
    readonly considered: string = $derived.by(() => (this.thought.sequence === this.question?.sequence ? this.thought.card : ""));

    /** Shows a card's answers: where they are asked for if there are other cards to choose from, else with the card. */
    consider(card: string): void {
        this.problem = "";
        if (this.asksLater) this.eventPlayer.catchUp();
        else if (this.question === null || this.numbered || cardsAsked(this.question).length === 0) this.opened = card;
        else this.thought = { card, sequence: this.question.sequence };
    }

    /** The option of this kind, for things that are no cards: the supplies, an achievement. */
    optionLike(kind: string, value = 0): OptionView | null {
        return this.options.find((option) => option.kind === kind && (value === 0 || option.value === value)) ?? null;
    }

    isSelected(option: OptionView | null): boolean {
        return option !== null && this.selected.includes(option.key);
    }

    /** The key that chooses an option, if the reader plays by number keys; "" for none. */
    numberOf(option: OptionView | null): string {
        const marked = this.numbered && option !== null && !this.ordering && !this.asksLater;
        return marked ? (NUMBER_KEYS[this.options.indexOf(option)] ?? "") : "";
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

    /** Adds a card to those chosen, or takes it out again; the first one goes if there are too many. */
    private collect(key: string): void {
        if (this.question === null) return;
        const others = this.selected.filter((chosen) => chosen !== key);
        const chosen = others.length < this.selected.length ? others : [...this.selected, key];
        this.chosen = chosen.slice(-leftToPick(this.question));
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

    unselect(): void {
        this.chosen = [];
        this.thought = { card: "", sequence: -1 };
        this.problem = "";
    }

    /** Undoes the reader's last decision, or asks the others to agree. */
    async undo(): Promise<void> {
        if (this.undoOffer === null || this.source.busy) return;
        this.unselect();
        this.acts += 1;
        await this.tried(() => this.source.undo());
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
                    this.problem = t("table-not-offered");
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

    /** Does what the server may refuse, and explains it if it does. */
    private async tried(act: () => Promise<void>): Promise<void> {
        try {
            await act();
        } catch (error) {
            if (error instanceof Refused && error.code === "stale") this.problem = t("table-stale");
            else if (error instanceof Refused || error instanceof Unreachable) this.problem = saidOf(error);
            else throw error;
        }
    }
}

/** What a seat is called: its person's name, or the strength of the computer that plays it. */
const seatName = (seat: SeatView): string => (isComputer(seat) ? t(`agent-${seat.agent}`) : seat.name);

/** What the seats of a table are called. Those of the same name get numbers: "Easy computer 1", "Easy computer 2". */
export const namesOf = (seats: readonly SeatView[]): string[] => numbered(seats.map(seatName));

/** The words that were before, if the new ones are the same. */
const unlessSame = (before: readonly string[], now: readonly string[]): readonly string[] =>
    before.length === now.length && before.every((word, index) => word === now[index]) ? before : now;

/** Where components find the game that they show. */
export const GAME = Symbol("game");

export const provideGame = <From extends Source>(game: Game<From>): Game<From> => setContext(GAME, game);
export const useGame = (): Game => getContext<Game>(GAME);
