/** How this browser's reader wants the log. */

import { keep, kept } from "../shell/storage";

const KEY = "splay.log";

interface LogSettings {
    /** Where the newest stands. */
    newest: "top" | "bottom";
    changes: boolean;
    folded: boolean;
}

const DEFAULTS: LogSettings = { newest: "bottom", changes: false, folded: false };

export const logSettings = $state<LogSettings>({ ...DEFAULTS, ...chosen() });

/** Changes some choices and keeps them. */
export function choose(changes: Partial<LogSettings>): void {
    Object.assign(logSettings, changes);
    keep(KEY, JSON.stringify(logSettings));
}

function chosen(): Partial<LogSettings> {
    let read: unknown;
    try {
        read = JSON.parse(kept(KEY) ?? "{}");
    } catch {
        return {}; // somebody else has written there
    }
    const entries = Object.entries(read as object).filter(
        ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof LogSettings],
    );
    return Object.fromEntries(entries);
}
