/** What a sheet is about, on the page, and how the focus comes from there onto the sheet and back. */

/** What stands for an option: that which was touched, else the first of all that does, else its card on the own board. */
export function thingOf(key: string, touched: Element | null, card = ""): Element | null {
    if (touched?.isConnected && touched.getAttribute("data-option") === key) return touched;
    const inSight = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null) ?? null;
    return inSight(`[data-option="${CSS.escape(key)}"]`) ?? (card === "" ? null : inSight(`[data-place="own"] .board [data-card="${CSS.escape(card)}"]`));
}

/** On Tab, the sheet's buttons follow upon the thing that it is about. */
export function tabThrough(event: KeyboardEvent, sheet: HTMLElement, thing: Element | null): void {
    const buttons = [...sheet.querySelectorAll<HTMLElement>("[tabindex='0'], button:not([tabindex='-1'])")];
    if (event.key !== "Tab" || buttons.length === 0 || !(thing instanceof HTMLElement)) return;
    const at = document.activeElement;
    if (at === thing && !event.shiftKey) {
        event.preventDefault();
        buttons[0]?.focus();
    } else if (at === buttons[0] && event.shiftKey) {
        event.preventDefault();
        thing.focus();
    } else if (at === buttons.at(-1) && !event.shiftKey) thing.focus(); // and from there to what follows it
}
