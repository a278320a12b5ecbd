import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { OneAFrame } from "./one_a_frame";

/** Milliseconds after which a frame has been painted. */
const FRAME = 20;
const taken: string[] = [];
const frames = new OneAFrame<string>((one) => taken.push(one));

beforeEach(() => {
    vi.useFakeTimers();
    taken.length = 0;
});
afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("what comes alone is taken in at once", () => {
    frames.add("one");
    expect(taken).toEqual(["one"]);
    vi.advanceTimersByTime(FRAME);
    frames.add("two");
    expect(taken).toEqual(["one", "two"]);
});

test("what follows waits until what came before it is painted", () => {
    frames.add("one");
    frames.add("two");
    frames.add("three");
    expect(taken).toEqual(["one"]);
    vi.advanceTimersByTime(FRAME);
    expect(taken).toEqual(["one", "two"]);
    vi.advanceTimersByTime(FRAME);
    expect(taken).toEqual(["one", "two", "three"]);
});

test("a page that is not painted goes on all the same", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    frames.add("one");
    frames.add("two");
    vi.advanceTimersByTime(100);
    expect(taken).toEqual(["one", "two"]);
});

test("what was given up is not taken in any more", () => {
    frames.add("one");
    frames.add("two");
    frames.clear();
    vi.runAllTimers();
    frames.add("three");
    expect(taken).toEqual(["one", "three"]);
});
