import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afresh } from "./afresh";

let taken: string[] = [];
beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
    taken = [];
});
afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
});

/** A button in a part of the page, which waits or not. */
function part(): { element: HTMLElement; button: HTMLButtonElement } {
    const element = document.createElement("div");
    const button = document.createElement("button");
    button.addEventListener("click", () => taken.push("button"));
    element.append(button);
    document.body.append(element);
    return { element, button };
}

/** A press somewhere at this moment, and the click that follows. */
function press(target: Element, pointerType = "touch", at = { clientX: 100, clientY: 600 }, detail = 1): void {
    const down = new PointerEvent("pointerdown", { bubbles: true, pointerType, ...at });
    Object.defineProperty(down, "timeStamp", { value: performance.now() });
    target.dispatchEvent(down);
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
}

test("what has waited for something else to go takes no tap at first, wherever", () => {
    const { element, button } = part();
    vi.advanceTimersByTime(1000);
    const { update } = afresh(element, true);
    vi.advanceTimersByTime(1000);
    update(false);
    vi.advanceTimersByTime(150);
    press(button);
    expect(taken).toEqual([]);
    vi.advanceTimersByTime(400);
    press(button);
    expect(taken).toEqual(["button"]);
});

test("what has just come takes no second tap of the same finger, but one somewhere else", () => {
    const { element, button } = part();
    press(document.body);
    afresh(element);
    vi.advanceTimersByTime(150);
    press(button);
    expect(taken).toEqual([]);
    press(button, "touch", { clientX: 100, clientY: 300 });
    expect(taken).toEqual(["button"]);
});

test("a click of a mouse counts, also a double one, but not the second of a double click that began before; a key does", () => {
    const { element, button } = part();
    const { update } = afresh(element, true);
    press(document.body, "mouse");
    vi.advanceTimersByTime(50);
    update(false);
    press(button, "mouse", { clientX: 100, clientY: 600 }, 2);
    expect(taken).toHaveLength(0);
    press(button, "mouse");
    press(button, "mouse", { clientX: 100, clientY: 600 }, 2);
    expect(taken).toHaveLength(2);
    press(button, "touch", { clientX: 100, clientY: 600 }, 0);
    expect(taken).toHaveLength(3);
});
