/** What the computer would do in the reader's place: asked for, chosen from, and played. */

import { advice as askAdvice } from "../api/client";
import type { Advice, OptionView } from "../api/model";
import { saidOf } from "../shell/refusals";
import type { Answers } from "./answers.svelte";
import type { Position } from "./position.svelte";
import type { Selection } from "./selection.svelte";

/** An answer that is advised: its option, the other cards picked with it, what it promises, and why, if a fact is known. */
export interface Advised {
    option: OptionView;
    more: readonly OptionView[];
    chance: number;
    why: Advice["answers"][number]["why"];
}

export class Advising {
    /** The sequence of the question that it is about; -1 for none. */
    private about = $state(-1);
    /** What the computer says; null while it thinks. */
    known = $state.raw<Advice | null>(null);
    /** Why it says nothing; "" if it does. */
    failure = $state("");
    /** Which of the answers is chosen. */
    place = $state(0);

    constructor(
        private readonly position: Position,
        private readonly selection: Selection,
        private readonly answers: Answers,
    ) {}

    /** Whether it is before the reader's eyes: only for the question that it was asked about. */
    readonly open: boolean = $derived.by(() => this.about >= 0 && this.position.question?.sequence === this.about && !this.position.asksLater);

    /** Whether it can be asked for now. Cards in an order are no answer that can be chosen at once. */
    readonly offered: boolean = $derived.by(() => this.position.question !== null && !this.position.telling && !this.selection.ordering);

    /** The answers, the best first. */
    readonly listed: readonly Advised[] = $derived.by(() =>
        (this.open ? (this.known?.answers ?? []) : []).flatMap(({ key, then = [], chance, why }) => {
            const [option, ...more] = [key, ...then].flatMap((one) => this.selection.options.find((other) => other.key === one) ?? []);
            return option === undefined ? [] : [{ option, more, chance, why }];
        }),
    );

    /** Asks about the question that is open. */
    async ask(): Promise<void> {
        const { question, table, me } = this.position;
        if (question === null || !this.offered) return;
        const { sequence } = question;
        Object.assign(this, { about: sequence, known: null, failure: "", place: 0 });
        try {
            const found = await askAdvice(table.id, me);
            if (this.about === sequence) this.known = found;
        } catch (error) {
            if (this.about === sequence) this.failure = saidOf(error);
        }
    }

    close(): void {
        this.about = -1;
    }

    /** Chooses one of the answers; false if there is no such one. */
    choose(place: number): boolean {
        if (this.listed[place] === undefined) return false;
        this.place = place;
        return true;
    }

    /** Gives the answer that is chosen, with all cards of it that are picked one by one. */
    async play(): Promise<void> {
        const advised = this.listed[this.place];
        if (advised === undefined) return;
        const { option, more } = advised;
        this.close();
        if (this.selection.collecting && option.kind !== "pass") this.selection.collectAll([option, ...more]);
        else this.selection.choose(option);
        await this.answers.confirm();
    }

    /** The number of the answer that an option belongs to; 0 for none. */
    rankOf(option: OptionView | null): number {
        return option === null ? 0 : this.listed.findIndex((one) => [one.option, ...one.more].some(({ key }) => key === option.key)) + 1;
    }
}
