/** What a person has set, kept in this browser and applied at once. */

export type Pace = "slow" | "normal" | "instant" | "step";
export type Theme = "system" | "light" | "dark" | "contrast";
export type Motion = "system" | "full" | "reduced";
export type Size = "small" | "medium" | "large";

export interface Settings {
    cardSize: Size;
    pace: Pace;
    /** Whether actions that cannot be undone are confirmed. */
    confirm: boolean;
    theme: Theme;
    motion: Motion;
    sounds: boolean;
    language: string;
    hints: boolean;
    /** The table as text, made for screen readers. */
    textMode: boolean;
}

const KEY = "splay.settings";

const DEFAULTS: Settings = {
    cardSize: "medium",
    pace: "normal",
    confirm: true,
    theme: "system",
    motion: "system",
    sounds: false,
    language: "en",
    hints: true,
    textMode: false,
};

/** The settings as kept; what is missing or not understood is as by default. */
function kept(): Settings {
    let read: unknown;
    try {
        read = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    } catch {
        read = {}; // somebody else has written there
    }
    const entries = Object.entries(read as object).filter(
        ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings],
    );
    return { ...DEFAULTS, ...Object.fromEntries(entries) };
}

export const settings = $state<Settings>(kept());

/** Changes some settings, keeps them and applies them. */
export function change(changes: Partial<Settings>): void {
    Object.assign(settings, changes);
    localStorage.setItem(KEY, JSON.stringify(settings));
    applySettings();
}

/** Lets the style sheets know: they read the attributes of the root element. */
export function applySettings(): void {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.dataset.cards = settings.cardSize;
    root.dataset.motion = reducedMotion() ? "reduced" : "full";
}

/** Whether movement is to be avoided. */
export function reducedMotion(): boolean {
    if (settings.motion !== "system") return settings.motion === "reduced";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
