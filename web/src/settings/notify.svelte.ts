/** Messages of the browser to somebody who looks elsewhere: only if they were asked for, and allowed by the browser. */

import { keep, kept } from "../shell/storage";

/** Where this browser keeps for whom it is pushed to: then pushes tell that person of turns, out of sight, too. */
export const PUSHED = "splay.pushed";

const KEY = "splay.notify";

class Notifying {
    /** Whether this browser can do it at all. */
    readonly possible = "Notification" in globalThis;
    on = $state(kept(KEY) === "on" && this.possible && Notification.permission === "granted");
    /** The reader has said no to the browser, and can only change that in its settings. */
    refused = $state(this.possible && Notification.permission === "denied");

    /** Switches it on or off; the browser asks the reader the first time. Call it in a click only. */
    async change(on: boolean): Promise<void> {
        const permission = on ? await Notification.requestPermission() : Notification.permission;
        this.on = on && permission === "granted";
        this.refused = permission === "denied";
        keep(KEY, this.on ? "on" : "off");
    }

    /** Shows a message; a later one with the same tag replaces it. */
    send(text: string, tag: string): void {
        if (!this.on || !document.hidden) return;
        try {
            const message = new Notification("Splay", { body: text, tag, icon: "/favicon-turn.svg" });
            message.addEventListener("click", () => {
                focus();
                message.close();
            });
        } catch (error) {
            if (!(error instanceof TypeError)) throw error;
            this.on = false; // a phone's browser takes them from service workers only
        }
    }
}

export const notifying = new Notifying();
