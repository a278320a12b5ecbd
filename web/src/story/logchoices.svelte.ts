/** How this browser's reader wants the log. */

const KEY = "splay.log";

interface LogChoices {
    /** Where the newest stands. */
    newest: "top" | "bottom";
    changes: boolean;
    folded: boolean;
}

const DEFAULTS: LogChoices = { newest: "top", changes: false, folded: false };

export const logChoices = $state<LogChoices>({ ...DEFAULTS, ...kept() });

/** Changes some choices and keeps them. */
export function choose(changes: Partial<LogChoices>): void {
    Object.assign(logChoices, changes);
    localStorage.setItem(KEY, JSON.stringify(logChoices));
}

function kept(): Partial<LogChoices> {
    let read: unknown;
    try {
        read = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    } catch {
        return {}; // somebody else has written there
    }
    const entries = Object.entries(read as object).filter(
        ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof LogChoices],
    );
    return Object.fromEntries(entries);
}
