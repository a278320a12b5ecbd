/** Keeping the focus on the page while the page changes. */

import { tick } from "svelte";

/** Moves the focus to a heading, where one reads on. */
export function focusHeading(heading: HTMLElement): void {
    heading.setAttribute("tabindex", "-1");
    heading.focus({ preventScroll: true });
}

/**
 * Does something that may take the focused element from the page. The focus then goes to the heading of the part of the
 * page that it was in, or to the page's, where that part is gone too.
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
