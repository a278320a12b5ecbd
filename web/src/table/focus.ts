/** Keeps the focus on the table when what had it goes away: a card that was played, a button that was pressed. */

/** The element that takes the focus instead. */
const INSTEAD = "[data-prompt]";

/** Watches over all that lies in an element. */
export function keepsFocus(root: HTMLElement): { destroy: () => void } {
    let last: EventTarget | null = null;
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
