/** Whether a key is meant for the table: nobody is writing, no dialog is open, no chord is pressed. */
export function isForTable(press: KeyboardEvent): boolean {
    if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return false;
    if (document.querySelector("dialog[open]") !== null) return false;
    const { target } = press;
    if (!(target instanceof HTMLElement)) return true;
    return !target.isContentEditable && !/^(input|select|textarea)$/i.test(target.tagName);
}
