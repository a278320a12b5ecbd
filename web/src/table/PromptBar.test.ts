import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { OptionView, QuestionView } from "../api/model";
import { SeesAtOnce } from "../fitting/fixtures/sees_at_once";
import { asking, gameAt, pass } from "../game/fixtures/table";
import { GAME, type Game } from "../game/game.svelte";
import PromptBar from "./PromptBar.svelte";

let shown: ReturnType<typeof mount> | undefined;

/** A wide window, as the page asks for it when it is loaded. */
vi.hoisted(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
    vi.restoreAllMocks();
});

const value = (value: number): OptionView => ({ key: `value:${value}`, kind: "value", value, message: { key: "option-value", arguments: { value } } }) as OptionView;
const nothing = { ...pass, message: { key: "option-pass" } } as OptionView;
const values = (...more: OptionView[]): QuestionView => asking("value", [1, 2, 3, 4, 5, 6].map(value).concat(more));

/** Shows what is asked in the bar. */
function show(question: QuestionView): Game {
    const game = gameAt(question) as Game;
    shown = mount(PromptBar, { target: document.body, props: { bar: true }, context: new Map([[GAME, game]]) });
    flushSync();
    return game;
}

const offered = () => [...document.querySelectorAll<HTMLElement>("[data-option]")].map((one) => one.dataset["option"]);
const menu = () => vi.waitFor(() => document.querySelector<HTMLElement>("[data-more]")!.closest("button")!);
const press = (key: string) => document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("three answers stand in the bar, the rest in its menu", async () => {
    show(values(nothing));
    expect(offered()).toEqual(["value:1", "value:2", "pass"]);
    const more = await menu();
    expect(more.getAttribute("aria-expanded")).toBe("false");
    more.click();
    await tick();
    expect(offered()).toEqual(["value:1", "value:2", "pass", "value:3", "value:4", "value:5", "value:6"]);
});

test("the menu is opened, gone through and closed by keys", async () => {
    show(values());
    const more = await menu();
    more.focus();
    more.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 })); // so a key clicks
    const inFocus = () => (document.activeElement as HTMLElement).dataset["option"];
    await vi.waitFor(() => expect(inFocus()).toBe("value:4"));
    press("ArrowDown");
    expect(inFocus()).toBe("value:5");
    press("ArrowUp");
    press("ArrowUp");
    expect(inFocus()).toBe("value:6");
    press("Escape");
    await tick();
    expect(document.activeElement).toBe(more);
    expect(offered()).toEqual(["value:1", "value:2", "value:3"]);
});

test("the number keys of what is in the menu stand on its button", async () => {
    const game = show(values());
    const more = await menu();
    expect(more.querySelector("kbd")).toBeNull();
    game.selection.numbered = true;
    flushSync();
    expect(more.querySelector("kbd")?.textContent).toBe("4–6");
});

test("few answers need no menu", () => {
    show(asking("value", [value(1), value(2), nothing]));
    expect(offered()).toEqual(["value:1", "value:2", "pass"]);
    expect(document.querySelector("[data-more]")).toBeNull();
});

test("a menu for one answer is that answer, if its words have room", async () => {
    show(asking("value", [1, 2, 3, 4].map(value)));
    expect(offered()).toEqual(["value:1", "value:2", "value:3", "value:4"]);
    expect(document.querySelector("[data-more]")).toBeNull();
});

test("an answer whose words have no room stands in the menu, though it is alone there", async () => {
    const buttons = (bar: Element) => bar.querySelectorAll("[data-option]").length;
    vi.stubGlobal("ResizeObserver", SeesAtOnce);
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(3);
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(function (this: HTMLElement) {
        return this.matches(".bar") ? 2 * buttons(this) : 0;
    });
    show(asking("value", [1, 2, 3, 4].map(value)));
    await menu();
    expect(offered()).toEqual(["value:1", "value:2"]);
});
