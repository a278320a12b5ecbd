/** Challenges and invitations: what the reader is asked and has asked others, looked at again and again while the page is in sight. */

import { ask, Refused, Unreachable } from "../api/client";
import type { Asked, TableView } from "../api/model";
import { say } from "../shell/notices.svelte";
import { t, words } from "../words/words.svelte";

const PAUSE = 15_000;

export class Invitations {
    /** Those that the reader can answer come first. */
    all = $state.raw<readonly Asked[]>([]);

    private timer: ReturnType<typeof setTimeout> | undefined;
    private open = false;
    /** What was there when it was last looked at; null before the first time. */
    private known: ReadonlySet<string> | null = null;

    /** Begins to look, for an account. */
    begin(): void {
        this.open = true;
        document.addEventListener("visibilitychange", this.wake);
        void this.look();
    }

    /** Stops looking: somebody else reads here now, or nobody. */
    close(): void {
        this.open = false;
        document.removeEventListener("visibilitychange", this.wake);
        clearTimeout(this.timer);
        this.all = [];
        this.known = null;
    }

    /** Looks now. What can't be asked changes nothing. */
    async look(): Promise<void> {
        if (!this.open) return;
        clearTimeout(this.timer);
        try {
            const all = await ask<Asked[]>("GET", "/api/me/invitations");
            if (this.open) await this.hear(all);
        } catch (error) {
            if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
        }
        clearTimeout(this.timer);
        if (this.open && !document.hidden) this.timer = setTimeout(() => void this.look(), PAUSE);
    }

    private async hear(all: readonly Asked[]): Promise<void> {
        const fresh = this.known === null ? [] : all.filter(({ id, mine }) => !mine && !this.known?.has(id));
        this.known = new Set(all.map(({ id }) => id));
        this.all = all.toSorted((one, other) => Number(one.mine) - Number(other.mine));
        if (fresh.length > 0) await words.loadPart("invited");
        for (const { kind, other } of fresh) say(t(`invited-${kind}-to-me`, { name: other.name }));
    }

    private readonly wake = (): void => {
        if (!document.hidden) void this.look();
    };
}

export const invitations = new Invitations();

/** Sits down where the reader is asked to; the table. Throws Refused. */
export const accept = (id: string) => ask<TableView>("POST", `/api/me/invitations/${id}/acceptance`);

/** Declines, or takes back what the reader has asked. Throws Refused. */
export const end = (id: string) => ask("DELETE", `/api/me/invitations/${id}`);
