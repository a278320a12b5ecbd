/** The coach's comments on a first game: each is said once. */

import { ask, Refused, Unreachable } from "../api/client";
import type { Comment } from "../api/model";
import { keep, kept } from "../shell/storage";

interface Commented {
    sequence: number;
    comment?: Comment | null;
}

/** Where it is kept what was said at a table. */
const keyOf = (table: string): string => `splay.guided.${table}`;

export class Guided {
    /** What the coach says now; null for nothing. */
    comment = $state.raw<Comment | null>(null);

    private told: string[];
    /** The sequence that was asked about last. */
    private asked = -1;

    constructor(private readonly table: string) {
        this.told = (kept(keyOf(table)) ?? "").split(",").filter((name) => name !== "");
    }

    /** Asks what there is to say of the game at this sequence; what was said before is over then. */
    async look(sequence: number): Promise<void> {
        this.asked = sequence;
        try {
            const { comment } = await ask<Commented>("GET", `/api/tables/${this.table}/comment?told=${encodeURIComponent(this.told.join(","))}`);
            if (sequence === this.asked) this.comment = comment ?? null;
        } catch (error) {
            if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
            this.comment = null; // the game goes on without a word
        }
    }

    /** The comment was read. Asks whether there is another one. */
    async next(): Promise<void> {
        if (this.comment === null) return;
        this.told = [...this.told, this.comment.name];
        keep(keyOf(this.table), this.told.join(","));
        this.comment = null;
        await this.look(this.asked);
    }
}
