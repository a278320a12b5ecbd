/** Who this browser is to the server: nobody yet, a guest, or an account; and the name that it plays under. */

import { ask, whoAmI } from "../api/client";
import type { Me } from "../api/model";
import { withdraw } from "../shell/notices.svelte";
import { keep, kept } from "../shell/storage";
import { t } from "../words/words.svelte";

/** What a notice is about that says who is signed in. */
export const SIGNED_IN = "signed in";

const KEY = "splay.name";
export const LONGEST_NAME = 24;

class Person {
    /** Null for somebody unknown. */
    me = $state.raw<Me | null>(null);
    /** Whether the server has said who this is. */
    asked = $state(false);
    /** Whether somebody unknown has to sign in before they play. */
    stopped = $state(false);
    private asking: Promise<void> | null = null;

    /** Whether this person may sit down at rated tables. */
    get rateable(): boolean {
        return this.me?.guest === false && !this.me.rating_ended;
    }

    /** Asks the server once; later calls wait for the same answer. Throws Unreachable. */
    async meet(): Promise<void> {
        this.asking ??= whoAmI().then((me) => this.met(me));
        try {
            await this.asking;
        } catch (error) {
            this.asking = null; // so that the next one asks again
            throw error;
        }
    }

    private met(me: Me | null): void {
        this.is(me);
        if (me !== null) return;
        const told = ask<{ guests: boolean }>("GET", "/api/registration").then(({ guests }) => (this.stopped = !guests));
        told.catch(() => undefined); // then the server says so when they begin to play
    }

    /** Asks anew: the session may have ended. Throws Unreachable. */
    async again(): Promise<void> {
        this.asking = null;
        await this.meet();
    }

    /** The server has said who this is now. */
    is(me: Me | null): void {
        if (JSON.stringify(me) !== JSON.stringify(this.me)) this.me = me; // the same person is nothing new
        this.asked = true;
        this.stopped &&= me === null;
        if (me === null) withdraw(SIGNED_IN);
        if (me !== null) keepName(me.name);
    }

    /** Plays under a name: becomes a guest of this name, or changes the name that this person has. Throws Refused. */
    async playAs(name: string): Promise<void> {
        await this.meet();
        if (this.me === null) this.is(await ask<Me>("POST", "/api/guests", { name }));
        else if (this.me.name !== name) this.is(await ask<Me>("PATCH", "/api/me", { name }));
    }

    /** Plays under the name that was typed; else under this person's own, or a proposed one. Throws Refused. */
    async introduce(typed = ""): Promise<void> {
        await this.meet();
        await this.playAs(typed.trim() || proposedName());
    }
}

export const person = new Person();

/** The name to propose: that of the last time, else one of the catalogue's. */
export function proposedName(): string {
    return person.me?.name ?? keptName() ?? oneOf(t("people-proposed-names").split(","));
}

function oneOf(names: string[]): string {
    const name = (names[Math.floor(Math.random() * names.length)] ?? "").trim();
    keepName(name); // the same one on the next visit
    return name;
}

function keptName(): string | null {
    const name = kept(KEY)?.trim() ?? "";
    return name !== "" && name.length <= LONGEST_NAME ? name : null;
}

export function keepName(name: string): void {
    keep(KEY, name);
}
