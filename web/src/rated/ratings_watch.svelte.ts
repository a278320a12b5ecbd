/** The ratings at a rated table: asked for again while its game is being counted. */

import { ask } from "../api/client";
import type { TableRatings } from "../api/model";
import { patiently } from "../api/patiently";
import { words } from "../words/words.svelte";

/** Milliseconds after which it is asked again. */
const PAUSE = 1000;
/** So often it is asked: a game that nobody has won is never counted. */
const MOST = 60;

const passed = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class RatingsWatch {
    /** As they were told last, with the words for them; null before. */
    known = $state.raw<TableRatings | null>(null);
    /** Whether a game that is over is being counted, and it is still asked for. */
    counting = $state(false);
    private turn = 0;

    constructor(
        private readonly table: string,
        private readonly pause = passed,
    ) {}

    /** Asks, until nothing is to be counted any more. What was begun before stops. Throws Refused or Unreachable. */
    async look(): Promise<void> {
        const turn = (this.turn += 1);
        try {
            await words.loadPart("rated");
            for (let times = 0; times < MOST; times += 1) {
                if (times > 0) await this.pause(PAUSE);
                if (turn !== this.turn) return;
                const found = await patiently(() => ask<TableRatings>("GET", `/api/tables/${this.table}/ratings`));
                if (turn !== this.turn) return;
                this.known = found;
                this.counting = found.waiting;
                if (!found.waiting) return;
            }
        } finally {
            if (turn === this.turn) this.counting = false;
        }
    }

    /** Asks no more. */
    stop(): void {
        this.turn += 1;
        this.counting = false;
    }
}
