/** What somebody practices, as a table that nobody else looks at: the server answers what is done in it, and tells nothing by itself. */

import { ask, Refused } from "../../api/client";
import type { EventView, Practice } from "../../api/model";
import { answered } from "../../shell/refusals";
import { keepParts } from "../reading/kept_parts";
import { LiveTable } from "./live.svelte";

/** The server has forgotten what was practiced, or more has been done in it on another page. */
const GONE = ["no_practice", "stale"];

/** What is asked of a server, for tests too. */
type Body = Record<string, unknown>;

export class PracticeTable extends LiveTable {
    override readonly path = "/api/practice";
    readonly coached: string;
    /** What is practiced, as it stands; null before it has begun. */
    practice = $state.raw<Practice | null>(null);

    constructor(
        private readonly kind: string,
        private readonly name: string,
    ) {
        super("practice");
        this.coached = kind === "puzzle" ? "table-check-puzzle" : "table-follow-coach";
    }

    /** Begins, or goes on at a place that was kept; `anew`: at the beginning. Throws Refused or Unreachable. */
    async begin(place: unknown = null, anew = false): Promise<void> {
        const { kind, name } = this;
        this.show(await ask<Practice>("POST", this.path, { kind, name, ...(place ? { place } : {}), anew }));
        this.connection = "open";
    }

    /** Nobody else does anything here: there is nothing to listen to. */
    override open(): void {
        this.connection = "open";
    }

    override close(): void {
        this.connection = "connecting";
    }

    override async answer(key: string, sequence: number): Promise<void> {
        await this.act("answers", { key, sequence });
    }

    override async undo(): Promise<void> {
        await this.step("undo");
    }

    /** Does what is no answer, as "next" and "back" of a lesson. Throws Refused or Unreachable. */
    async step(step: string): Promise<void> {
        await this.act("steps", { step, sequence: this.state?.sequence ?? 0 });
    }

    private async act(what: string, body: Body): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        try {
            this.show(await ask<Practice>("POST", `${this.path}/${what}`, body));
            answered();
        } catch (error) {
            if (!(error instanceof Refused && GONE.includes(error.code))) throw error;
            await this.begin(this.practice?.place); // as it stands now: what was meant for another moment is not done
        } finally {
            this.busy = false;
        }
    }

    /** Takes in what is practiced as it stands now; the events that there were stay the same ones. */
    private show(practice: Practice): void {
        const { table, state } = practice;
        const events = state.events ?? [];
        const same = commonBeginning(this.events, events);
        this.events = [...this.events.slice(0, same), ...events.slice(same)];
        this.table = keepParts(this.table, table);
        this.state = keepParts(this.state, { ...state, events_from: same, events: events.slice(same) });
        this.heardAt = performance.now();
        this.practice = practice;
    }
}

/** How many events at their beginning two stories have in common. */
function commonBeginning(before: readonly EventView[], now: readonly EventView[]): number {
    const other = now.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(before[index]));
    return other < 0 ? now.length : other;
}
