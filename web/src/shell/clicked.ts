/**
 * Safari gives no focus to a button that is clicked, but to what lies around it. What goes by the focus, as a dialog that
 * closes and a part of the page that goes away, would lose the reader's place: so the page gives it, as other browsers do.
 */

const CONTROLS = "button, summary, a[href], input, select";

/** Without the ring of the keyboard, if the browser knows that wish; TypeScript does not yet. */
const QUIETLY: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false };

/** From now on what is clicked has the focus. */
export function focusWhatIsClicked(): void {
    addEventListener("click", ({ target }) => target instanceof Element && focusControlOf(target), true);
}

function focusControlOf(target: Element): void {
    const control = target.closest<HTMLElement>(CONTROLS);
    const focused = document.activeElement;
    if (control !== null && control !== focused && focused?.contains(control)) control.focus(QUIETLY);
}
