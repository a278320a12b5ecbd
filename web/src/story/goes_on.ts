/** A click on what tells the story goes on with it, unless the click is for something that stands there. */

import type { Game } from "../game/game.svelte";

const CONTROLS = "button, a, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";

export function goesOn(element: HTMLElement, game: Game): { destroy: () => void } {
    const click = ({ target }: MouseEvent): void => {
        const control = target instanceof Element ? target.closest(CONTROLS) : null;
        if (game.telling && (control === null || !element.contains(control))) game.eventPlayer.next();
    };
    element.addEventListener("click", click);
    return { destroy: () => element.removeEventListener("click", click) };
}
