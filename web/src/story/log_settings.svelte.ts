/** How this browser's reader wants the log. */

import { keep, kept } from "../shell/storage";

const KEY = "splay.log";

interface LogChoices {
    /** Where the newest stands. */
    newest: "top" | "bottom";
    changes: boolean;
    folded: boolean;
}

const DEFAULTS: LogChoices = { newest: "bottom", changes: false, folded: false };

export const logChoices = $state<LogChoices>({ ...DEFAULTS, ...chosen() });

/** Changes some choices and keeps them. */
export function choose(changes: Partial<LogChoices>): void {
    Object.assign(logChoices, changes);
    keep(KEY, JSON.stringify(logChoices));
}

function chosen(): Partial<LogChoices> {
    let read: unknown;
    try {
        read = JSON.parse(kept(KEY) ?? "{}");
    } catch {
        return {}; // somebody else has written there
    }
    const entries = Object.entries(read as object).filter(
        ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof LogChoices],
    );
    return Object.fromEntries(entries);
}
