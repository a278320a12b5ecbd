/** Leaves nothing of one file of tests to the next, as all files of a worker share one page. */

import { afterAll, vi } from "vitest";

/** jsdom lays nothing out: nothing is ever seen, has a size or a font. */
class Unseeing {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
}
Object.assign(globalThis, { ResizeObserver: Unseeing, IntersectionObserver: Unseeing });
Object.assign(document, { fonts: Object.assign(new EventTarget(), { load: () => Promise.resolve([]) }) });

afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.resetModules();
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
});
