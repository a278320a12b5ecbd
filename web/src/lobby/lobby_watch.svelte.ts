/** The lobby as it is now: asked for again and again while somebody looks at it. */

import { ask, Refused, Unreachable } from "../api/client";
import type { Games, Lobby, TableView } from "../api/model";
import { isComputer } from "../api/seats";
import { answered } from "../shell/refusals";
import { turnWatch } from "../shell/turn_watch.svelte";

const PAUSE = 5000;

export class LobbyWatch {
    lobby = $state.raw<Lobby | null>(null);
    /** Why the last question had no answer; null if it had one. */
    failure = $state.raw<unknown>(null);
    /** When the lobby was as shown. */
    now = $state(Date.now());

    private timer: ReturnType<typeof setTimeout> | undefined;
    private closed = true;

    /** My games that are not over: those that wait for me first, as the server orders them. */
    readonly mine = $derived((this.lobby?.mine ?? []).filter((table) => table.status !== "finished"));
    /** Whether this person has ever finished a game; null until that is known. */
    played = $state<boolean | null>(null);
    /** Whether this person has never sat at a table. */
    readonly newcomer = $derived((this.lobby?.mine ?? []).length === 0 && this.played === false);
    /** Open tables of others. */
    readonly open = $derived((this.lobby?.open ?? []).filter((table) => !isMine(table)));
    /** Games of others that may be watched. */
    readonly watchable = $derived((this.lobby?.watch ?? []).filter((table) => !isMine(table)));
    /** The one of them that is most worth watching; null for none. */
    readonly live = $derived(mostWorthWatching(this.watchable));

    /** Begins to look. */
    begin(): void {
        this.closed = false;
        document.addEventListener("visibilitychange", this.wake);
        void this.look();
    }

    /** Stops looking. */
    close(): void {
        this.closed = true;
        document.removeEventListener("visibilitychange", this.wake);
        clearTimeout(this.timer);
    }

    /** Asks now. */
    async look(): Promise<void> {
        clearTimeout(this.timer);
        try {
            this.lobby = await ask<Lobby>("GET", "/api/tables");
            this.failure = null;
            answered();
            turnWatch.hear(this.lobby.mine);
        } catch (error) {
            this.failure = error;
        }
        this.now = Date.now();
        clearTimeout(this.timer);
        if (!this.closed && !document.hidden) this.timer = setTimeout(() => void this.look(), PAUSE);
    }

    /** Finds out whether somebody who is known here has played before; a stranger has not. */
    async recall(known: boolean): Promise<void> {
        try {
            this.played = known && (await ask<Games>("GET", "/api/me/games")).games.length > 0;
        } catch (error) {
            if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
            this.played = true; // whoever cannot be asked is not welcomed as somebody new
        }
    }

    private readonly wake = (): void => {
        if (!document.hidden) void this.look();
    };
}

const isMine = (table: TableView): boolean => table.seats.some((seat) => seat.mine);

const people = ({ seats }: TableView): number => seats.filter((seat) => seat.taken && !isComputer(seat)).length;

/** Of games that may be watched: a rated one first, then one with the most people, then the one in which something happened last; null for none. */
export function mostWorthWatching(games: readonly TableView[]): TableView | null {
    const worth = (table: TableView): number[] => [Number(table.settings.rated === true), people(table), table.changed];
    const better = (one: TableView, other: TableView): number => {
        const [mine, theirs] = [worth(one), worth(other)];
        const place = mine.findIndex((value, index) => value !== theirs[index]);
        return place < 0 ? 0 : (theirs[place] ?? 0) - (mine[place] ?? 0);
    };
    return games.toSorted(better)[0] ?? null;
}
