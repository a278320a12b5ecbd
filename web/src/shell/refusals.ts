/** What a person is told when the server refuses something or cannot be reached. */

import { Refused, Unreachable } from "../api/client";
import { t, words } from "../words/words.svelte";
import { warn } from "./notices.svelte";

/** Words for a failed request: the catalogue's for the refusal, else the server's own. Throws what is no refusal. */
export function saidOf(error: unknown): string {
    if (error instanceof Unreachable) return t("shell-unreachable");
    if (!(error instanceof Refused)) throw error;
    const key = `refusal-${error.code}`;
    const day = new Date(Date.now() + 1000 * error.wait).toISOString().slice(0, 10);
    return words.loaded.has(key) ? t(key, { day }) : error.message;
}

/** Does something with the server; if that fails the reader is told in passing. Whether it was done. */
export async function tried(act: () => Promise<unknown>): Promise<boolean> {
    try {
        await act();
        return true;
    } catch (error) {
        warn(saidOf(error));
        return false;
    }
}
