/** What the reader has planned at a table that is played over days, and what could be planned next. */

import { ask, Refused, Unreachable } from "../api/client";
import type { PlannedAction, PlansAtTable } from "../api/model";
import { t } from "../words/words.svelte";
import type { Position } from "./position.svelte";

export class Plans {
    private known = $state.raw<PlansAtTable | null>(null);
    /** Whether the reader is choosing what to plan. */
    choosing = $state(false);

    constructor(private readonly position: Position) {}

    /** What there is in the position that is known; null until that has been asked. */
    readonly here: PlansAtTable | null = $derived.by(() => (this.known?.sequence === this.position.source.state?.sequence ? this.known : null));

    /** The plan in words; "" for none. */
    readonly said: string = $derived.by(() => {
        const [first = "", second = ""] = (this.here?.planned ?? []).map((one) => this.wordsOf(one));
        return second ? t("plans-two", { first, second }) : first && t("plans-one", { first });
    });

    /** A planned action in words. */
    wordsOf({ action }: PlannedAction): string {
        return this.position.wording.message(action.message);
    }

    /** Looks what is planned, and what could be. What can't be had is shown nowhere. */
    async look(): Promise<void> {
        try {
            this.known = await ask<PlansAtTable>("GET", this.path);
        } catch (error) {
            if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
        }
    }

    /** Plans one action more. Throws Refused or Unreachable. */
    async add({ action }: PlannedAction): Promise<void> {
        const { sequence, planned } = this.here!;
        const actions = [...planned.map((one) => one.action.key), action.key];
        this.known = await ask<PlansAtTable>("PUT", this.path, { sequence, actions });
    }

    /** Takes back all that is planned, or what is told of plans that were dropped. Throws Refused or Unreachable. */
    async takeBack(): Promise<void> {
        await ask("DELETE", this.path);
        await this.look();
    }

    private get path(): string {
        return `/api/tables/${this.position.table.id}/plans`;
    }
}
