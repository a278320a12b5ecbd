import { beforeEach, expect, test, vi } from "vitest";

import { notices, say, warn } from "./notices.svelte";

beforeEach(() => {
    vi.useFakeTimers();
    notices.shown = [];
});

test("a notice stays long enough to be read, then goes", () => {
    say("The link is copied.");
    vi.advanceTimersByTime(4000);
    expect(notices.shown.map((notice) => notice.text)).toEqual(["The link is copied."]);
    vi.advanceTimersByTime(2000);
    expect(notices.shown).toEqual([]);
});

test("the same words are shown once, and never more than three notices", () => {
    for (const text of ["one", "two", "two", "three", "four"]) warn(text);
    expect(notices.shown.map((notice) => notice.text)).toEqual(["two", "three", "four"]);
    expect(notices.shown.every((notice) => notice.kind === "trouble")).toBe(true);
});
