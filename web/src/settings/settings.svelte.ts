/** What a person has set, kept in this browser and applied at once. */

import { keep, kept } from "../shell/storage";

/** With "slow" the reader asks for each line of the story. */
export type Pace = "slow" | "normal" | "fast" | "instant";
type Theme = "system" | "light" | "dark" | "contrast";
type Motion = "system" | "full" | "reduced";
/** Which actions are selected first and then confirmed: every one, most of them (see `isConfirmed`), or none. */
export type Confirm = "every" | "final" | "never";
type Size = "small" | "medium" | "large";
/** Whether a card's number stands in a frame whose shape tells the color, or plain. */
type Numbers = "shapes" | "plain";

export interface Settings {
    cardSize: Size;
    numbers: Numbers;
    largeBacks: boolean;
    pace: Pace;
    confirm: Confirm;
    /** Free actions at the start of a turn are declined without asking. */
    skipFreeActions: boolean;
    theme: Theme;
    motion: Motion;
    sounds: boolean;
    /** The sound of one's turn while the page is out of sight, whether or not there are others. */
    turnSound: boolean;
    /** The language that was chosen here; "" if none was. */
    chosenLanguage: string;
    hints: boolean;
    /** The table as text, made for screen readers. */
    textMode: boolean;
}

const KEY = "splay.settings";

const DEFAULTS: Settings = {
    cardSize: "medium",
    numbers: "shapes",
    largeBacks: false,
    pace: "normal",
    confirm: "final",
    skipFreeActions: false,
    theme: "system",
    motion: "system",
    sounds: false,
    turnSound: true,
    chosenLanguage: "",
    hints: true,
    textMode: false,
};

/** The settings as kept; what is missing or not understood is as by default. */
function read(): Settings {
    let found: unknown;
    try {
        found = JSON.parse(kept(KEY) ?? "{}");
    } catch {
        found = {}; // somebody else has written there
    }
    const entries = Object.entries(renewed(found as Record<string, unknown>)).filter(
        ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings],
    );
    return { ...DEFAULTS, ...Object.fromEntries(entries) };
}

/** Settings kept by an earlier version, as they are kept now: to confirm was once a matter of yes and no, and one went "step" by step. */
function renewed({ confirm, pace, ...others }: Record<string, unknown>): Record<string, unknown> {
    const kept = { ...others, pace: pace === "step" ? "slow" : pace };
    if (typeof confirm !== "boolean") return { ...kept, confirm };
    return { ...kept, confirm: confirm ? DEFAULTS.confirm : "never" };
}

export const settings = $state<Settings>(read());

/** Changes some settings, keeps them and applies them. */
export function change(changes: Partial<Settings>): void {
    Object.assign(settings, changes);
    keep(KEY, JSON.stringify(settings));
    applySettings();
}

/** What is set in another tab holds in this one, too. */
addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    Object.assign(settings, read());
    applySettings();
});

/** Lets the style sheets know: they read the attributes of the root element. */
export function applySettings(): void {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.dataset.cards = settings.cardSize;
    root.dataset.numbers = settings.numbers;
    root.dataset.backs = settings.largeBacks ? "large" : "usual";
    root.dataset.motion = reducedMotion() ? "reduced" : "full";
}

/** Whether there is no mouse: nothing can be pointed at before it is chosen. */
export const hoverless = (): boolean => matchMedia("(hover: none)").matches;

/** Whether movement is to be avoided. */
export function reducedMotion(): boolean {
    if (settings.motion !== "system") return settings.motion === "reduced";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
