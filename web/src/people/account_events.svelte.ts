/** What has happened to an account before its reader signed in here, until the reader has put that away. */

import { ask } from "../api/client";
import type { components } from "../api/schema";
import { keep, kept } from "../shell/storage";

export type AccountEvent = components["schemas"]["AccountEvent"];

const key = (person: string): string => `splay.told.${person}`;

/** Which events a reader has not put away, if `told` was the last moment put away. */
export const untold = (events: AccountEvent[], told: string | null): AccountEvent[] =>
    events.filter(({ at }) => at > Number(told ?? 0));

export class AccountEvents {
    shown = $state.raw<AccountEvent[]>([]);

    /** Asks what to tell a person; only this browser knows what its reader has put away. */
    async look(person: string): Promise<void> {
        this.shown = untold(await ask<AccountEvent[]>("GET", "/api/me/events"), kept(key(person)));
    }

    putAway(person: string): void {
        keep(key(person), `${Math.max(...this.shown.map(({ at }) => at))}`);
        this.shown = [];
    }
}
