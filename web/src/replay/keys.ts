/** The keys of a replay. */

import type { Player } from "./player.svelte";

/** For the list of keys: what is printed on them, and the text that says what they do. */
export const KEYS = [
    { key: "← →", says: "replay-key-step" },
    { key: "↑ ↓", says: "replay-key-turn" },
    { key: "Home End", says: "replay-key-ends" },
    { key: "Space", says: "replay-key-play" },
];

const DOES: Record<string, (player: Player) => void> = {
    ArrowLeft: (player) => player.step(-1),
    ArrowRight: (player) => player.step(1),
    ArrowUp: (player) => player.turnBefore(),
    ArrowDown: (player) => player.nextTurn(),
    Home: (player) => player.go(0),
    End: (player) => player.go(player.course.last),
    " ": (player) => player.play(),
};

/** Does what a key asks for, unless a control has its own use for it. */
export function replayKey(player: Player, press: KeyboardEvent): void {
    const act = DOES[press.key];
    if (act === undefined || press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || press.defaultPrevented) return;
    if (document.querySelector("dialog[open]") !== null || usesKey(press)) return;
    press.preventDefault();
    act(player);
}

/** Whether the focus is where a key has a use already. The slider of the moments has the replay's own. */
function usesKey({ key, target }: KeyboardEvent): boolean {
    if (!(target instanceof HTMLElement) || target.matches("[data-moments]")) return false;
    if (target.matches("input, select, textarea, [role=tab], [contenteditable]")) return true;
    return key === " " && target.matches("button, a, summary");
}
