/** The keys of a replay. */

import type { ReplaySource } from "./replay_source.svelte";

/** For the list of keys: what is printed on them, and the text that says what they do. */
export const KEYS = [
    { key: "← →", says: "replay-key-step" },
    { key: "Shift ← →", says: "replay-key-turn" },
    { key: "Home End", says: "replay-key-ends" },
    { key: "Space", says: "replay-key-play" },
    { key: "M", says: "replay-key-costly" },
    { key: "H", says: "replay-key-hands" },
];

const DOES: Record<string, (source: ReplaySource) => void> = {
    ArrowLeft: (source) => source.step(-1),
    ArrowRight: (source) => source.step(1),
    "Shift ArrowLeft": (source) => source.turnBefore(),
    "Shift ArrowRight": (source) => source.nextTurn(),
    ArrowUp: (source) => source.turnBefore(),
    ArrowDown: (source) => source.nextTurn(),
    Home: (source) => source.go(0),
    End: (source) => source.go(source.course.last),
    " ": (source) => source.play(),
};
const HANDS = "h";
const COSTLY = "m";

/**
 * Does what a key asks for, unless a control has its own use for it. `hands` shows all hands, or hides them; `toCostly` goes to the
 * next costly move.
 */
export function replayKey(source: ReplaySource, press: KeyboardEvent, hands: () => void, toCostly: () => void): void {
    const act = actOf(press, hands, toCostly);
    if (act === undefined || press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return;
    if (document.querySelector("dialog[open]") !== null || usesKey(press)) return;
    press.preventDefault();
    act(source);
}

function actOf({ key, shiftKey, repeat }: KeyboardEvent, hands: () => void, toCostly: () => void): ((source: ReplaySource) => void) | undefined {
    if (key.toLowerCase() === COSTLY) return toCostly;
    if (key.toLowerCase() === HANDS) return repeat ? undefined : hands;
    return DOES[shiftKey ? `Shift ${key}` : key];
}
/** Whether the focus is where a key has a use already. The slider of the moments has the replay's own. */
function usesKey({ key, target }: KeyboardEvent): boolean {
    if (!(target instanceof HTMLElement) || target.matches("[data-moments]")) return false;
    if (target.matches("input, select, textarea, [role=tab], [contenteditable]") || scrolls(target, key)) return true;
    return key === " " && target.matches("button, a, summary");
}

/** Whether what is in focus is an area that a key scrolls. */
function scrolls(area: HTMLElement, key: string): boolean {
    if (!area.matches('[tabindex="0"]') || key === " ") return false;
    if (key === "ArrowLeft" || key === "ArrowRight") return area.scrollWidth > area.clientWidth;
    return area.scrollHeight > area.clientHeight;
}
