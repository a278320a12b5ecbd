/** What the reader always answers, as far as it concerns the open question: what can be set, and what is about to answer it. */

import { ask, Refused, Unreachable } from "../api/client";
import type { StandingAtTable } from "../api/model";
import { words } from "../words/words.svelte";
import type { Position } from "./position.svelte";

/** The kinds of question that can have a standing answer. */
const KINDS = ["may", "free_action", "order"];

export class Standing {
    private known = $state.raw<StandingAtTable | null>(null);

    constructor(private readonly position: Position) {}

    /** What there is to the open question; null if there is nothing, or it isn't known yet. */
    readonly here: StandingAtTable | null = $derived.by(() => {
        const { known } = this;
        return known !== null && known.offered.length > 0 && this.position.question?.sequence === known.sequence ? known : null;
    });

    /** Looks what there is to the open question, if it is of a kind that can have such an answer. What can't be had isn't offered. */
    async look(): Promise<void> {
        const { question, source, table, me } = this.position;
        if (question === null || !KINDS.includes(question.kind) || source.coached) return;
        try {
            const [known] = await Promise.all([ask<StandingAtTable>("GET", `/api/tables/${table.id}/standing?seat=${me}`), words.loadPart("standing")]);
            this.known = known;
        } catch (error) {
            if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
        }
    }

    /** Sets an answer to the open question, at this table or at every one. Throws Refused or Unreachable. */
    async set(answer: string, everywhere: boolean): Promise<void> {
        const { table, me } = this.position;
        const { sequence } = this.known!;
        await ask("POST", "/api/me/standing", { table: table.id, sequence, answer, everywhere, seat: me });
        await this.look();
    }

    /** Takes back what is about to answer the open question. Throws Refused or Unreachable. */
    async takeBack(): Promise<void> {
        await ask("DELETE", `/api/me/standing/${this.known?.by}`);
        await this.look();
    }
}
