/** What can be answered in a position, what of it the reader has selected, and what that is called. */

import type { OptionView } from "../api/model";
import { isOf, type Place } from "../api/places";
import { plainly } from "../cards/text_marks";
import { listed } from "../words/lists";
import { replaced } from "../words/messages";
import { t } from "../words/words.svelte";
import { asksForAction, isAbout, isCollected, isOrdered, isWithTop, leftToPick, mustStillPick, NUMBER_KEYS, stands } from "./asked/choices";
import type { Position } from "./position.svelte";
import { drawText, nextDraw, sameDraw } from "./reading/supplies";

export class Selection {
    /** Why the last gesture did nothing; "" if it did. */
    problem = $state("");
    /** Whether the reader plays by number keys, which then stand on what they choose. */
    numbered = $state(false);
    private chosen = $state.raw<readonly string[]>([]);
    /** The card considered last, and the sequence of the question that was about it. */
    private thought = $state.raw({ card: "", sequence: -1 });

    constructor(private readonly position: Position) {}

    readonly options: OptionView[] = $derived.by(() => this.position.question?.options ?? []);

    /** The keys of the options selected, in the order of selection. What is offered no more is not selected any more. */
    readonly selected: readonly string[] = $derived.by(() =>
        this.chosen.filter((key) => this.options.some((option) => option.key === key)),
    );

    /** Whether several cards are chosen one by one, which here is one gesture. */
    readonly collecting: boolean = $derived.by(() => this.position.question !== null && isCollected(this.position.question));
    /** Whether cards are put in order, which is one gesture too. */
    readonly ordering: boolean = $derived.by(() => this.position.question !== null && isOrdered(this.position.question));
    /** Whether cards are chosen where they lie, other than for an action: then those that can't be chosen recede. */
    readonly choosing: boolean = $derived.by(() => {
        const { asksLater, question } = this.position;
        return !asksLater && !this.ordering && !asksForAction(question) && this.options.some(({ kind }) => kind === "card" || kind === "meld");
    });
    /** Whether what is selected may be given as an answer. */
    readonly enough: boolean = $derived.by(() => {
        const { question } = this.position;
        return question !== null && this.selected.length > 0 && (!this.collecting || this.selected.length >= mustStillPick(question));
    });

    /** What is done with what is selected, for the button that does it: "Return 2", "Meld Oars"; "" while nothing is. */
    get act(): string {
        const option = this.options.find(({ key }) => key === this.selected[0]);
        if (option === undefined) return "";
        return this.collecting ? this.actWith(option, `${this.selected.length}`) : this.deedOf(option);
    }

    /** What an option does, for a button beside which nothing else says so: "Return Oars"; of several cards "Choose Oars". */
    deedOf(option: OptionView): string {
        if (this.position.question === null) return "";
        if (option.kind !== "card" && option.kind !== "dogma") return plainly(this.wordsOf(option));
        const cards = this.position.wording.named(option.shown?.card ?? "");
        if (this.collecting) return t(this.isSelected(option) ? "table-act-drop" : "table-act-pick", { cards });
        return this.actWith(option, cards);
    }

    /** A whole answer in words: of several cards what is done with all of them, "Tuck Oars and Tools". */
    wholeOf(option: OptionView, more: readonly OptionView[]): string {
        if (!this.collecting || option.kind === "pass") return this.wordsOf(option);
        return this.actWith(option, listed([option, ...more].map(({ shown }) => this.position.wording.named(shown?.card ?? ""))));
    }

    private actWith({ kind }: OptionView, cards: string): string {
        const { question } = this.position;
        if (kind === "dogma") return t("table-act-execute", { cards });
        return t(`table-act-${question?.kind === "first_meld" ? "meld" : question?.purpose}`, { cards });
    }

    /** What the reader is asked; cards that are selected count with those picked already. */
    get prompt(): string {
        const { question, wording } = this.position;
        const { prompt, picked = 0 } = question ?? {};
        return prompt ? wording.message(replaced(prompt, "picked", picked + (this.collecting ? this.selected.length : 0))) : "";
    }

    /** The words of an option of the question; a draw's say where it is drawn from, unless what is still told changes that. */
    wordsOf(option: OptionView): string {
        const { question, view, me, source, wording } = this.position;
        if (question === null) return "";
        const next = nextDraw(view, me);
        if (option.kind !== "draw" || !sameDraw(next, nextDraw(source.state?.view ?? view, me))) return wording.message(option.message);
        return drawText(next, wording, "action");
    }

    /** The option that a card in a place stands for now. */
    optionOf(card: string, place: Place): OptionView | null {
        if (this.ordering || this.position.asksLater) return null;
        return this.options.find((option) => stands(option, card, place, this.position.me)) ?? null;
    }

    /** The actions that sets bring with a top card of the reader's. */
    actionsWith(card: string): OptionView[] {
        const { question, asksLater, view, me } = this.position;
        if (question?.kind !== "action" || asksLater) return [];
        return this.options.filter((option) => option.shown?.card === card && isWithTop(option, view, me));
    }

    /** Whether answers are about a card where it lies, though it stands for none of them. */
    concerns(card: string, place: Place): boolean {
        const { question, asksLater, me } = this.position;
        if (question === null || asksLater) return false;
        return isAbout(question, card) && isOf(place, place.kind, me);
    }

    /** Of several cards with several answers each, the one whose answers are shown; "" for none yet. */
    readonly considered: string = $derived.by(() => (this.thought.sequence === this.position.question?.sequence ? this.thought.card : ""));

    /** The option of this kind, for things that are no cards: the supplies, an achievement. */
    optionLike(kind: string, value = 0): OptionView | null {
        return this.options.find((option) => option.kind === kind && (value === 0 || option.value === value)) ?? null;
    }

    isSelected(option: OptionView | null): boolean {
        return option !== null && this.selected.includes(option.key);
    }

    /** The key that chooses an option, if the reader plays by number keys; "" for none. */
    numberOf(option: OptionView | null): string {
        const marked = this.numbered && option !== null && !this.ordering && !this.position.asksLater;
        return marked ? (NUMBER_KEYS[this.options.indexOf(option)] ?? "") : "";
    }

    /** Selects this option alone. */
    choose({ key }: OptionView): void {
        this.chosen = [key];
    }

    /** Adds a card to those chosen, or takes it out again; the first one goes if there are too many. */
    collect({ key }: OptionView): void {
        const { question } = this.position;
        if (question === null) return;
        const others = this.selected.filter((chosen) => chosen !== key);
        const chosen = others.length < this.selected.length ? others : [...this.selected, key];
        this.chosen = chosen.slice(-leftToPick(question));
    }

    /** Chooses these cards and no others. */
    collectAll(options: readonly OptionView[]): void {
        this.chosen = options.map(({ key }) => key);
    }

    /** Shows a card's answers, of several cards that the question is about. */
    consider(card: string): void {
        if (this.position.question !== null) this.thought = { card, sequence: this.position.question.sequence };
    }

    unselect(): void {
        this.chosen = [];
        this.thought = { card: "", sequence: -1 };
        this.problem = "";
    }
}
