/** Keeping the focus on the page while the page changes. */

import { tick } from "svelte";

import { afterPaint } from "./frames";

/** Moves the focus to a heading, so that one reads on there. */
export function focusHeading(heading: HTMLElement): void {
    heading.setAttribute("tabindex", "-1");
    heading.focus({ preventScroll: true });
}

/**
 * Does something that may take the focused element from the page. The focus then goes to the heading of the part of the
 * page that it was in, or to the page's, if that part is gone too.
 */
export async function keepingFocus<T>(act: () => Promise<T>): Promise<T> {
    const part = document.activeElement?.closest("section, form");
    const done = await act();
    await tick();
    if (document.activeElement !== null && document.activeElement !== document.body) return done;
    const place = part?.isConnected ? part : document.querySelector("main");
    const heading = place?.querySelector<HTMLElement>("h1, h2");
    if (heading) focusHeading(heading);
    return done;
}

/** The element that takes the focus instead. */
const INSTEAD = "[data-prompt]";

/** Takes the focus from what is about to go: as it goes, with all that is written already, the page is laid out for it. */
export function leaveWhatGoes(goes: (held: DOMStringMap, place: "bar" | "hand") => boolean): void {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    const place = activeElement.closest(INSTEAD) ? "bar" : activeElement.closest('[data-place="hand"]') ? "hand" : null;
    if (place !== null && goes(activeElement.dataset, place)) activeElement.blur();
}

/** Gives the focus to an element if what had it has gone from the page. */
export function catchFocus(place: HTMLElement | null): void {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || activeElement.id === "main") place?.focus({ preventScroll: true });
}

/** Whether nothing has the focus, as when what had it has gone. */
const isNowhere = (): boolean => document.activeElement === document.body;

/** Watches over all that lies in an element; `begins`: another part of the page had the focus before it. */
export function keepsFocus(root: HTMLElement, begins = false): { destroy: () => void } {
    let last: EventTarget | null = null;
    if (begins) catchFocus(root.querySelector<HTMLElement>(INSTEAD));
    const note = (event: FocusEvent) => (last = event.target);
    const observer = new MutationObserver(() => {
        if (!(last instanceof Element) || last.isConnected || !isNowhere()) return;
        last = null;
        afterPaint(() => isNowhere() && root.querySelector<HTMLElement>(INSTEAD)?.focus({ preventScroll: true })); // before, it costs a layout
    });
    root.addEventListener("focusin", note);
    observer.observe(root, { childList: true, subtree: true });
    return {
        destroy() {
            root.removeEventListener("focusin", note);
            observer.disconnect();
        },
    };
}
