/** What a finished game teaches: asked for again and again while it grows, until it is over or the reader stops it. */

import { ask } from "../api/client";
import type { Analysis } from "../api/model";
import { patiently } from "../api/patiently";
import { saidOf } from "../shell/refusals";

/** Milliseconds after which it is asked again. */
const PAUSE = 1500;

const passed = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class AnalysisWatch {
    /** As far as it is known; null before anything is. */
    known = $state.raw<Analysis | null>(null);
    /** Why there is none; "" if there is. */
    failure = $state("");
    /** Whether it is asked for now. */
    asking = $state(false);
    private turn = 0;

    /** `busy`: an answer or an undo is on its way, which may take the end back. */
    constructor(
        private readonly table: string,
        private readonly busy: () => boolean = () => false,
        private readonly pause = passed,
    ) {}

    /** Asks until all is known. What was begun before stops. */
    async goOn(): Promise<void> {
        const turn = (this.turn += 1);
        const gone = () => turn !== this.turn;
        this.failure = "";
        this.asking = true;
        try {
            while (!gone()) {
                if (!this.busy()) {
                    const found = await patiently(() => ask<Analysis>("GET", `/api/tables/${this.table}/analysis`));
                    if (gone()) return;
                    if (found.total > 0) this.known = found;
                    if (found.over) break;
                }
                await this.pause(PAUSE);
            }
        } catch (error) {
            if (!gone()) this.failure = saidOf(error);
        }
        if (!gone()) this.asking = false;
    }

    /** Asks no more: the server stops soon, and keeps what it has found. */
    stop(): void {
        this.turn += 1;
        this.asking = false;
    }
}
