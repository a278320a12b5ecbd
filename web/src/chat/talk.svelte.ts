/** What was said at a table, and how much of it this reader has not seen yet. */

import { getContext, setContext } from "svelte";

import { ask } from "../api/client";
import type { ChatLine } from "../api/model";
import type { LiveTable } from "../game/connection/live.svelte";
import { withdraw } from "../shell/notices.svelte";
import { keep, kept } from "../shell/storage";
import type { Reaction } from "./reactions";

interface Muted {
    id: string;
    name: string;
    table: string | null;
}

/** What is reported: a line of chat, or the name of whoever sits on a seat. */
export type Reported = { line: number } | { seat: number };

/** What a notice is about that says that somebody is muted. */
export const MUTED = "muted";

/** Where the number of the last line read at a table is kept. */
const keyOf = (table: string): string => `splay.chat.${table}`;

/** The lines after the last one read, of others. */
export const unreadOf = (lines: readonly ChatLine[], read: number): number =>
    lines.filter(({ id, mine }) => id > read && !mine).length;

export class Talk {
    /** The number of the last line that the reader has seen. */
    private read = $state(0);
    muted = $state.raw<Muted[]>([]);
    /** What the reader is writing; it stays if the field goes, as with the tray that it lies in. */
    draft = $state("");

    constructor(private readonly live: LiveTable) {
        this.read = Number(kept(keyOf(live.id)) ?? 0) || 0;
    }

    /** The lines, oldest first; one that came twice is there once. */
    readonly lines: ChatLine[] = $derived.by(() => [...new Map(this.live.chat.map((line) => [line.id, line])).values()]);
    readonly unread: number = $derived.by(() => unreadOf(this.lines, this.read));
    /** Whether this person sits at the table: only those talk. */
    readonly allowed: boolean = $derived.by(() => this.live.table?.seats.some((seat) => seat.mine) ?? false);

    /** All that is there has been seen. */
    seen(): void {
        const last = this.lines.at(-1)?.id ?? 0;
        if (last <= this.read) return;
        this.read = last;
        keep(keyOf(this.live.id), `${last}`);
    }

    /** Says a line. Throws Refused or Unreachable. */
    async say(text: string): Promise<void> {
        await this.live.say(text);
    }

    /** Says something without words. Throws Refused or Unreachable. */
    async react(reaction: Reaction): Promise<void> {
        await ask("POST", `/api/tables/${this.live.id}/chat`, { reaction });
    }

    /** The last line of whoever sits on a seat; null for none. */
    lastOf(seat: number): ChatLine | null {
        return this.lines.findLast((line) => line.seat === seat) ?? null;
    }

    /** Hears nothing more of the author of a line: here, or at all tables. Throws Refused or Unreachable. */
    async mute(line: ChatLine, everywhere: boolean): Promise<void> {
        await ask("POST", `/api/tables/${this.live.id}/mutes`, { line: line.id, everywhere });
        await this.listenAgain();
    }

    /** Tells the server's moderators of a line or a name. Throws Refused or Unreachable. */
    async report(about: Reported, reason: string): Promise<void> {
        await ask("POST", `/api/tables/${this.live.id}/reports`, { ...about, reason });
    }

    /** The other people at the table: their names can be reported. */
    readonly others: { seat: number; name: string }[] = $derived.by(() =>
        (this.live.table?.seats ?? []).flatMap(({ mine, agent, away, name }, seat) =>
            !mine && name !== "" && (!agent || away) ? [{ seat, name }] : [],
        ),
    );

    /** Nobody else is at the table, as in games against computers. */
    readonly alone: boolean = $derived.by(() => this.others.length === 0);

    /** Hears somebody again, also what was said meanwhile. Throws Refused or Unreachable. */
    async unmute(muted: Muted): Promise<void> {
        await ask("DELETE", `/api/me/mutes/${muted.id}`);
        withdraw(MUTED);
        await this.listenAgain();
    }

    /** Asks whom this person has muted, here or everywhere. Throws Refused or Unreachable. */
    async askMuted(): Promise<void> {
        const all = await ask<Muted[]>("GET", "/api/me/mutes");
        this.muted = all.filter(({ table }) => table === null || table === this.live.id);
    }

    /** Asks for all lines anew, after which come those that are heard before the answer is here. */
    private async listenAgain(): Promise<void> {
        const before = this.live.chat;
        const lines = await ask<ChatLine[]>("GET", `/api/tables/${this.live.id}/chat?after=0`);
        const last = lines.at(-1)?.id ?? 0;
        this.live.chat = [...lines, ...this.live.chat.filter((line) => line.id > last && !before.includes(line))];
        await this.askMuted();
    }
}

const TALK = Symbol("talk");

/** Where components find what is said at the table that they show; in a replay nothing is. */
export const provideTalk = (talk: Talk): Talk => setContext(TALK, talk);
export const useTalk = (): Talk | undefined => getContext<Talk | undefined>(TALK);
