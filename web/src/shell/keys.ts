/** Which keys are meant for the page. */

/** Whether a key is meant for the page: nobody is writing, no dialog is open, no chord is pressed. */
export function isForPage(press: KeyboardEvent): boolean {
    if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || writing(press.target)) return false;
    return document.querySelector("dialog[open]") === null;
}

const writing = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));
