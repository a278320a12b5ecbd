/** Looking for opponents, on whatever page the reader is meanwhile. */

import { ask, Refused, Unreachable } from "../api/client";
import type { OwnSeek, TableView, WhoLooks, Wish } from "../api/model";
import { person } from "../people/person.svelte";
import { notifying, PUSHED } from "../settings/notify.svelte";
import { settings } from "../settings/settings.svelte";
import { keep, kept } from "../shell/storage";
import { turnWatch } from "../shell/turn_watch.svelte";
import { isHeard, sound } from "../story/sounds";
import { listed } from "../words/lists";
import { t } from "../words/words.svelte";
import { search, SEEKING } from "./search.svelte";

const OWN = "/api/me/seek";
const NONE: OwnSeek = { state: "none" };
/** Seconds that the server may take to answer while nobody is found. */
const WAIT = 55;
/** Milliseconds after which it is asked again if it didn't answer, or answered sooner than it should. */
const PAUSE = 2000;
/** Milliseconds for which the page looks on by itself after it has lost the server. */
const FORGIVEN = 10 * 60 * 1000;

const passed = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class Seeking {
    /** Who else looks for what; null before that is known. */
    who = $state.raw<WhoLooks | null>(null);
    own = $state.raw<OwnSeek>(NONE);
    /** When the search began, by this browser's clock. */
    began = $state(0);
    /** The opponents that were found. */
    names = $state("");
    private turn = 0;
    private waiting = new AbortController();

    constructor(private readonly pause = passed) {}

    /** Asks who looks for what, and for somebody who is known whether they look themselves. Throws Refused or Unreachable. */
    async learn(known: boolean): Promise<void> {
        this.who = await ask<WhoLooks>("GET", "/api/seeks");
        if (!this.who.on || !known || this.own.state !== "none") return;
        await this.take(await ask<OwnSeek>("GET", OWN));
    }

    /** Begins to look. Throws Refused or Unreachable. */
    async begin(wish: Wish): Promise<void> {
        await this.take(await ask<OwnSeek>("PUT", OWN, wish));
    }

    /** Looks no more; whoever was paired just before is. Throws Refused or Unreachable. */
    async stop(): Promise<void> {
        this.end();
        const before = await ask<OwnSeek>("DELETE", OWN);
        if (before.state === "paired") await this.hear(before);
    }

    /** The reader knows of the table. */
    async done(): Promise<void> {
        this.end();
        await ask<OwnSeek>("DELETE", OWN);
    }

    private async take(own: OwnSeek): Promise<void> {
        await this.hear(own);
        if (own.state === "looking") void this.wait();
    }

    private end(): void {
        this.turn += 1;
        this.waiting.abort();
        this.own = NONE;
        keep(SEEKING, "");
    }

    private async hear(own: OwnSeek): Promise<void> {
        if (own.state === "looking") this.began = Date.now() - (own.waited ?? 0);
        if (own.state === "paired") await this.find(own.table ?? "");
        this.own = own;
        if (own.state !== "none") search.begun = true;
        keep(SEEKING, own.state === "none" ? "" : (person.me?.id ?? ""));
    }

    /** Waits until somebody is found. */
    private async wait(): Promise<void> {
        this.waiting.abort();
        this.waiting = new AbortController();
        const [turn, wish] = [(this.turn += 1), this.own.wish];
        let heard = Date.now();
        let lost = false;
        while (turn === this.turn && this.own.state === "looking") {
            const asked = Date.now();
            try {
                let own = await ask<OwnSeek>("GET", `${OWN}?wait=${WAIT}`, undefined, this.waiting.signal);
                if (own.state === "none" && lost && asked - heard < FORGIVEN) own = await ask<OwnSeek>("PUT", OWN, wish);
                if (turn !== this.turn) return;
                [heard, lost] = [Date.now(), false];
                await this.hear(own);
                if (own.state === "looking" && heard - asked < PAUSE) await this.pause(PAUSE);
            } catch (error) {
                if (turn !== this.turn) return;
                if (!(error instanceof Unreachable || error instanceof Refused)) throw error;
                if (error instanceof Refused && error.status !== 429) return this.end();
                lost = true;
                await this.pause(Math.max(PAUSE, error instanceof Refused ? 1000 * error.wait : 0));
            }
        }
    }

    /** Tells of a table, on the page and beside it. */
    private async find(id: string): Promise<void> {
        const table = await ask<TableView>("GET", `/api/tables/${id}`);
        this.names = listed(table.seats.filter(({ mine }) => !mine).map(({ name }) => name));
        void turnWatch.look();
        if (isHeard("turn", settings, document.hidden)) sound("turn");
        if (kept(PUSHED) !== person.me?.id) notifying.send(t("find-found", { names: this.names }), id);
    }
}

export const seeking = new Seeking();
