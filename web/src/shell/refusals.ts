/** What a person is told when the server refuses something or cannot be reached. */

import { Refused, Unreachable } from "../api/client";
import { day } from "../words/dates";
import { t, words } from "../words/words.svelte";
import { warn, withdraw } from "./notices.svelte";

/** What a notice is about that says that the server doesn't answer. */
const SERVER = "server";

/** Words for a failed request: the catalogue's for the refusal, or for one that it has no words for. Throws what is no refusal. */
export function saidOf(error: unknown): string {
    if (error instanceof Unreachable) return t("shell-unreachable");
    if (!(error instanceof Refused)) throw error;
    const key = `refusal-${error.code}`;
    return t(words.loaded.has(key) ? key : "refusal-other", { day: day(Date.now() + 1000 * error.wait) });
}

/** Does something with the server; if that fails the reader is told in passing. Whether it was done. */
export async function tried(act: () => Promise<unknown>): Promise<boolean> {
    try {
        await act();
        answered();
        return true;
    } catch (error) {
        warnOf(error);
        return false;
    }
}

/** Tells the reader in passing what the server refuses, or that it doesn't answer. Throws what is no refusal. */
export const warnOf = (error: unknown): void => warn(saidOf(error), error instanceof Unreachable ? SERVER : "");

/** The server has answered: no notice says any more that it doesn't. */
export const answered = (): void => withdraw(SERVER);
