import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { OneAFrame } from "./one_a_frame";

/** What the browser tells once a frame has been painted. */
let told: (() => void)[] = [];
const taken: string[] = [];

beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    taken.length = 0;
    vi.stubGlobal("IntersectionObserver", class {
        constructor(private readonly tell: () => void) {}
        observe(): void {
            told.push(this.tell);
        }
        disconnect(): void {
            told = told.filter((tell) => tell !== this.tell);
        }
    });
});
afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});

function paint(): void {
    for (const tell of told) tell();
}

function framesOf(...all: string[]): OneAFrame<string> {
    const frames = new OneAFrame<string>((one) => taken.push(one));
    for (const one of all) frames.add(one);
    return frames;
}

test("what comes alone is taken in at once", () => {
    const frames = framesOf("one");
    expect(taken).toEqual(["one"]);
    paint();
    frames.add("two");
    expect(taken).toEqual(["one", "two"]);
});

test("what follows waits until what came before it is painted", () => {
    framesOf("one", "two", "three");
    expect(taken).toEqual(["one"]);
    paint();
    expect(taken).toEqual(["one", "two"]);
    paint();
    expect(taken).toEqual(["one", "two", "three"]);
});

test("a window that is not painted goes on all the same", () => {
    framesOf("one", "two");
    vi.advanceTimersByTime(100);
    expect(taken).toEqual(["one", "two"]);
});

test("a page out of sight waits for no frame", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    framesOf("one", "two", "three");
    expect(taken).toEqual(["one", "two", "three"]);
});

test("what waits is taken in in its order if the page goes out of sight", () => {
    framesOf("one", "two", "three");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    paint();
    expect(taken).toEqual(["one", "two", "three"]);
});

test("what was given up is not taken in any more", () => {
    const frames = framesOf("one", "two");
    frames.clear();
    paint();
    frames.add("three");
    expect(taken).toEqual(["one", "three"]);
});
