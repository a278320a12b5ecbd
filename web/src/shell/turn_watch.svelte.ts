/** Which games wait for the reader, on whatever page: asked for now and then, so that the tab's title tells it. */

import { ask, Refused, Unreachable } from "../api/client";
import type { Lobby, TableView } from "../api/model";

const PAUSE = 20_000;

export class TurnWatch {
    /** The tables that wait for the reader. */
    waiting = $state.raw<readonly string[]>([]);

    private timer: ReturnType<typeof setTimeout> | undefined;
    private open = false;
    /** Counts what was asked and heard: an older answer says nothing any more. */
    private heard = 0;

    /** Whether a game waits, besides that of a table. */
    waitsBeside(table: string | null): boolean {
        return this.waiting.some((id) => id !== table);
    }

    /** The table to go to next: the first that waits after one, round about; null if none but that one does. */
    nextBeside(table: string | null): string | null {
        const at = table === null ? -1 : this.waiting.indexOf(table);
        const round = [...this.waiting.slice(at + 1), ...this.waiting.slice(0, Math.max(at, 0))];
        return round.find((id) => id !== table) ?? null;
    }

    /** Takes in the reader's games as they are now. */
    hear(mine: readonly TableView[]): void {
        this.heard += 1;
        this.waiting = mine.filter(({ my_turn }) => my_turn).map(({ id }) => id);
        this.wait();
    }

    /** Begins to look, for somebody whom the server knows. */
    begin(): void {
        this.open = true;
        void this.look();
    }

    /** Stops looking: nobody is known here any more. */
    close(): void {
        this.open = false;
        clearTimeout(this.timer);
        this.heard += 1;
        this.waiting = [];
    }

    /** Asks now. What can't be asked says nothing. */
    async look(): Promise<void> {
        if (!this.open) return;
        const before = (this.heard += 1);
        let mine: readonly TableView[] = [];
        try {
            ({ mine } = await ask<Lobby>("GET", "/api/tables"));
        } catch (error) {
            if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
        }
        if (this.heard === before) this.hear(mine);
    }

    private wait(): void {
        clearTimeout(this.timer);
        if (this.open) this.timer = setTimeout(() => void this.look(), PAUSE);
    }
}

export const turnWatch = new TurnWatch();
