/** Keeps the focus on the table when what had it goes away: a card that was played, a button that was pressed. */

/** The element that takes the focus instead. */
const INSTEAD = "[data-prompt]";

/** Gives the focus to an element where what had it has gone from the page. */
export function catchFocus(place: HTMLElement | null): void {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || activeElement.id === "main") place?.focus({ preventScroll: true });
}

/** Watches over all that lies in an element; `begins`: another part of the page had the focus before it. */
export function keepsFocus(root: HTMLElement, begins = false): { destroy: () => void } {
    let last: EventTarget | null = null;
    if (begins) catchFocus(root.querySelector<HTMLElement>(INSTEAD));
    const note = (event: FocusEvent) => (last = event.target);
    const observer = new MutationObserver(() => {
        if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
        last = null;
        root.querySelector<HTMLElement>(INSTEAD)?.focus({ preventScroll: true });
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
