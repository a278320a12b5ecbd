/** Copying and sharing, as far as the browser lets a page do it. */

import { t } from "../words/words.svelte";
import { isLocal } from "./local_links";
import { say } from "./notices.svelte";

/** Copies a text; whether that worked. Pages that come without encryption may not. */
export async function copied(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false; // not allowed, or no clipboard at all: there the text is to be copied by hand
    }
}

/** Copies a link and says so; where a page may not, says the link, to be copied by hand. */
export async function copyLink(link: string): Promise<void> {
    if (await copied(link)) say(t(isLocal(link) ? "shell-linked-local" : "shell-linked"));
    else say(t("shell-link", { link }));
}

/** Whether the device has a way to share something with other programs. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Offers a link to the device's other programs. */
export async function share(title: string, url: string): Promise<void> {
    try {
        await navigator.share({ title, url });
    } catch (error) {
        if (!(error instanceof DOMException)) throw error; // the person has thought better of it
    }
}
