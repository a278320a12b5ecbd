import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { longPress } from "./long_press";
import { sayTitlesOfWhatIsHeld, titled } from "./held_titles";

beforeAll(() => {
    HTMLElement.prototype.showPopover ??= () => undefined; // jsdom has no layout
    sayTitlesOfWhatIsHeld();
});
beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<button id="card"><span title="2 cards"><svg></svg>2</span><b>Oars</b></button>`;
});
afterEach(() => vi.useRealTimers());

const find = (selector: string) => document.querySelector(selector)!;
const touch = (target: Element, kind: string, pointerType = "touch") =>
    target.dispatchEvent(new PointerEvent(kind, { bubbles: true, isPrimary: true, pointerType }));
const note = () => document.querySelector(".held-title")?.textContent;

function hold(target: Element, pointerType = "touch"): void {
    touch(target, "pointerdown", pointerType);
    vi.advanceTimersByTime(600);
}

test("a sign that is held says its title, until the next press", () => {
    hold(find("svg"));
    expect(note()).toBe("2 cards");
    touch(find("svg"), "pointerup");
    expect(note()).toBe("2 cards");
    touch(document.body, "pointerdown");
    expect(note()).toBeUndefined();
});

test("what is let go then does nothing else; a tap, a mouse and what has no title do what they always do", () => {
    const clicks = vi.fn();
    find("#card").addEventListener("click", clicks);
    hold(find("svg"));
    touch(find("svg"), "pointerup");
    find("svg").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(clicks).not.toHaveBeenCalled();
    for (const [target, pointerType] of [["svg", "mouse"], ["b", "touch"]] as const) {
        hold(find(target), pointerType);
        find(target).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        expect(note()).toBeUndefined();
    }
    expect(clicks).toHaveBeenCalledTimes(2);
});

test("a card that opens when it is held does not where a sign on it explains itself", () => {
    const opens = vi.fn();
    longPress(find("#card") as HTMLElement, opens);
    hold(find("svg"));
    expect(opens).not.toHaveBeenCalled();
    hold(find("b"));
    expect(opens).toHaveBeenCalledOnce();
    expect([titled(find("svg"))?.textContent, titled(find("b"))]).toEqual(["2", null]);
});
