import { beforeEach, expect, test, vi } from "vitest";

import { notices, say, warn, withdraw } from "./notices.svelte";

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

test("how something stands is told once, and no more when it stands otherwise", () => {
    say("Saved.");
    say("Bob left.", "seat 1");
    say("Cleo left.", "seat 2");
    say("Bob is back.", "seat 1");
    expect(notices.shown.map((notice) => notice.text)).toEqual(["Saved.", "Cleo left.", "Bob is back."]);
    withdraw("seat 1");
    withdraw("");
    expect(notices.shown.map((notice) => notice.text)).toEqual(["Saved.", "Cleo left."]);
});
