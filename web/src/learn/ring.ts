/** A ring around what a hint is about. */

const RING = "data-ring";

/** Puts the ring around what a selector finds first, and takes it from everything else; "" for none. */
export function putRing(selector: string): void {
    const found = selector === "" ? null : document.querySelector(selector);
    for (const old of document.querySelectorAll(`[${RING}]`)) if (old !== found) old.removeAttribute(RING);
    found?.setAttribute(RING, "");
}
