/** Pushes to this browser: switching them on and off, and keeping the server's list right. */

import { ask } from "../api/client";
import type { components } from "../api/schema";
import { PUSHED } from "../settings/notify.svelte";
import { keep, kept } from "../shell/storage";
import { keepOf } from "./keeping";

type OwnPushes = components["schemas"]["OwnPushes"];

const PATH = "/api/me/pushes";

/** Why it can't be switched on: the reader has said no to the browser, or the browser reaches no push service. */
type Trouble = "" | "refused" | "failed";

class Pushing {
    /** Whether this browser can do it at all. */
    readonly possible = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
    known = $state.raw<OwnPushes | null>(null);
    trouble = $state<Trouble>("");
    busy = $state(false);
    /** Whether the server pushes to this browser. */
    readonly on = $derived(this.known?.browsers.some(({ here }) => here) ?? false);

    /** Asks the server. Throws Refused or Unreachable. */
    async look(): Promise<void> {
        this.known = await ask<OwnPushes>("GET", PATH);
        if (this.possible && Notification.permission === "denied") this.trouble = "refused";
    }

    /** Switches it on for a person, or off. Call it in a click only: the browser asks the reader the first time. Throws Refused or Unreachable. */
    async change(on: boolean, person: string): Promise<void> {
        this.busy = true;
        this.trouble = "";
        try {
            if (!on) await this.end();
            else if ((await Notification.requestPermission()) === "granted") await this.begin(person);
            else this.trouble = "refused";
        } finally {
            this.busy = false;
        }
    }

    /** The server may have forgotten this browser, as with a session that has ended: tells it again. Throws Refused or Unreachable. */
    async again(person: string): Promise<void> {
        if (!this.possible || kept(PUSHED) !== person || Notification.permission !== "granted") return;
        await this.look();
        if (!this.on) await this.begin(person);
    }

    /** Has something pushed at once. Throws Refused or Unreachable. */
    async test(): Promise<void> {
        const here = this.known?.browsers.find((browser) => browser.here);
        if (here !== undefined) await ask("POST", `${PATH}/${here.id}/test`);
    }

    private async begin(person: string): Promise<void> {
        if (this.known === null) await this.look();
        const key = this.known?.key;
        if (!key) return;
        const registration = await keepOf();
        const subscription = await subscribed(registration.pushManager, bytesIn(key));
        if (subscription === null) {
            this.trouble = "failed";
            return;
        }
        const { endpoint, keys } = subscription.toJSON();
        await ask("PUT", PATH, { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
        keep(PUSHED, person);
        await this.look();
    }

    private async end(): Promise<void> {
        keep(PUSHED, "");
        for (const { id } of this.known?.browsers.filter(({ here }) => here) ?? []) await ask("DELETE", `${PATH}/${id}`);
        const registration = await navigator.serviceWorker.getRegistration();
        await (await registration?.pushManager.getSubscription())?.unsubscribe();
        await this.look();
    }
}

/** The browser's subscription for the server with this key; null if its push service can't be reached. */
async function subscribed(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription | null> {
    const there = await manager.getSubscription();
    if (there !== null && same(there.options.applicationServerKey, key)) return there;
    await there?.unsubscribe(); // the server has another key
    try {
        return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        return null;
    }
}

function same(buffer: ArrayBuffer | null, bytes: Uint8Array): boolean {
    const there = new Uint8Array(buffer ?? new ArrayBuffer(0));
    return there.length === bytes.length && there.every((byte, index) => byte === bytes[index]);
}

/** The bytes of a text in base64url. */
function bytesIn(text: string): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

export const pushing = new Pushing();
