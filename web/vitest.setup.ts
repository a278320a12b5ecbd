/** Leaves nothing of one file of tests to the next, as all files of a worker share one page. */

import { afterAll, vi } from "vitest";

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
