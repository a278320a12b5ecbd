/** The ratings at a rated table: asked for again while its game is being counted. */

import { ask } from "../api/client";
import type { TableRatings } from "../api/model";
import { patiently } from "../api/patiently";
import { words } from "../words/words.svelte";

/** Milliseconds after which it is asked again at first, the longest pause, and how much longer each is than the one before. */
const PAUSE = 1000;
const LONGEST = 30_000;
const LONGER = 1.2;

const passed = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class RatingsWatch {
    /** As they were told last, with the words for them; null before. */
    known = $state.raw<TableRatings | null>(null);
    private turn = 0;

    constructor(
        private readonly table: string,
        private readonly pause = passed,
    ) {}

    /** Asks, until nothing is to be counted any more. What was begun before stops. Throws Refused or Unreachable. */
    async look(): Promise<void> {
        const turn = (this.turn += 1);
        await words.loadPart("rated");
        for (let pause = PAUSE; ; pause = Math.min(pause * LONGER, LONGEST)) {
            if (turn !== this.turn) return;
            const found = await patiently(() => ask<TableRatings>("GET", `/api/tables/${this.table}/ratings`));
            if (turn !== this.turn) return;
            this.known = found;
            if (!found.waiting) return;
            await this.pause(pause);
        }
    }

    /** Asks no more. */
    stop(): void {
        this.turn += 1;
    }
}
