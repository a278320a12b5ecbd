import { afterEach, expect, test, vi } from "vitest";

import { SeesAtOnce } from "./fixtures/sees_at_once";
import { fittingName, oneLine } from "./one_line";

afterEach(() => document.body.replaceChildren());

/** A sentence in a place of some width, each of whose letters is as wide as it is high. */
function sentence(letters: number, width: number): HTMLElement {
    const line = document.createElement("p");
    line.textContent = "x".repeat(letters);
    Object.defineProperty(line, "clientWidth", { get: () => width });
    Object.defineProperty(line, "scrollWidth", { get: () => Math.max(width, letters * parseFloat(line.style.fontSize)) });
    document.body.append(line);
    return line;
}

test.each([
    [10, 170, "17px", "nowrap"],
    [10, 150, "15px", "nowrap"],
    [10, 130, "13px", "nowrap"],
])("%d letters in %d px have one line, as large as fits", (letters, width, size, space) => {
    const line = sentence(letters, width);
    oneLine(line, true).update(true);
    expect([line.style.fontSize, line.style.whiteSpace]).toEqual([size, space]);
});

test("what has no room in the smallest letters goes on in a further line: nothing is cut", () => {
    const line = sentence(10, 129);
    oneLine(line, true).update(true);
    expect([line.style.fontSize, line.style.whiteSpace]).toEqual(["13px", ""]);
});

test("where there is room for more the sentence stands as it is", () => {
    const line = sentence(10, 170);
    const fitting = oneLine(line, true);
    fitting.update(true);
    fitting.update(false);
    expect([line.style.fontSize, line.style.whiteSpace]).toEqual(["", ""]);
});

test("a name is fitted anew once the fonts have come", () => {
    const observe = vi.fn();
    vi.stubGlobal("ResizeObserver", class { observe = observe; unobserve = vi.fn(); disconnect = vi.fn(); });
    const { destroy } = fittingName(sentence(15, 120));
    expect(observe).toHaveBeenCalledTimes(1);
    document.fonts.dispatchEvent(new Event("loadingdone"));
    expect(observe).toHaveBeenCalledTimes(2);
    destroy();
    document.fonts.dispatchEvent(new Event("loadingdone"));
    expect(observe).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
});

test.each([
    [160, "", ""],
    [140, "87%", ""],
    [120, "75%", ""],
    [96, "75%", "12.8px"],
    [60, "75%", "11.5px"],
])("a name that is 160 px wide is narrow, then small, in %d px", (width, stretch, size) => {
    vi.stubGlobal("ResizeObserver", SeesAtOnce);
    document.head.innerHTML = "<style>h2 { font-size: 16px }</style>";
    const name = document.createElement("h2");
    Object.defineProperty(name, "clientWidth", { get: () => width });
    Object.defineProperty(name, "scrollWidth", { get: () => (160 * parseFloat(name.style.fontStretch || "100")) / 100 });
    document.body.append(name);
    fittingName(name).destroy();
    expect([name.style.fontStretch, name.style.fontSize]).toEqual([stretch, size]);
});
