/** What is on the page, said at its root. */

import type { Attachment } from "svelte/attachments";

const shown = new Map<string, number>();

/**
 * While an element is there, the page's root has `data-has-WHAT`, for styles of what stands far away from it.
 * `:root:has(…)` would say the same, but have the browser style most of the page anew with whatever changes anywhere.
 */
export const saidAtRoot =
    (what: string): Attachment =>
    () => {
        count(what, 1);
        return () => count(what, -1);
    };

/** What is drawn anew may be there before its forerunner is gone. */
function count(what: string, more: number): void {
    const number = (shown.get(what) ?? 0) + more;
    shown.set(what, number);
    document.documentElement.toggleAttribute(`data-has-${what}`, number > 0);
}
