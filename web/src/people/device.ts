import { t } from "../words/words.svelte";

/** A browser on a system, as far as they are known. */
export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
    if (browser === null && system === null) return t("people-session-unknown");
    if (browser === null || system === null) return browser ?? system ?? "";
    return t("people-session-device", { browser, system });
}
