import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { QuestionView } from "../api/model";
import { asking, card, gameAt, server, stateWith } from "../game/fixtures/table";
import { GAME } from "../game/game.svelte";
import { change } from "../settings/settings.svelte";
import OrderRow, { moved } from "./OrderRow.svelte";

let shown: ReturnType<typeof mount> | undefined;

beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    change({ motion: "reduced" });
});
afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
});

const order = (keys: string[], more: Partial<QuestionView> = {}) =>
    asking("order", keys.map((key) => card(key)), { purpose: "return", least: 3, most: 3, ...more });
const later = asking("action", [{ key: "draw", kind: "draw" }], { sequence: 20 });

/** Shows the row; its answers. */
function show(): string[] {
    const sent = server(stateWith([order(["archery", "oars"], { sequence: 11, picked: 1 })]), stateWith([later]));
    const game = gameAt(order(["archery", "oars", "pottery"]));
    shown = mount(OrderRow, { target: document.body, props: { question: game.question! }, context: new Map([[GAME, game]]) });
    flushSync();
    return sent;
}

/** Lays an element somewhere in its row. */
function lay(item: HTMLElement, offsetLeft: number): void {
    const offsets = Object.entries({ offsetLeft, offsetTop: 0, offsetWidth: 90, offsetHeight: 40 });
    for (const [name, value] of offsets) Object.defineProperty(item, name, { value });
}

const cardOf = (key: string) => document.querySelector<HTMLElement>(`[data-card="${key}"]`)!;
const orderShown = () => [...document.querySelectorAll("[data-card]")].map((one) => one.getAttribute("data-card"));

test("the arrow keys move a card, which keeps the focus", async () => {
    show();
    cardOf("archery").focus();
    cardOf("archery").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await tick();
    expect(orderShown()).toEqual(["oars", "archery", "pottery"]);
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-card")).toBe("archery"));
});

test("the buttons move a card", async () => {
    show();
    cardOf("pottery").parentElement!.querySelector<HTMLElement>("[aria-label='Pottery earlier']")!.click();
    await tick();
    expect(orderShown()).toEqual(["archery", "pottery", "oars"]);
});

test("a card that is dragged takes the place under the finger", async () => {
    show();
    for (const [index, item] of [...document.querySelectorAll("li")].entries()) lay(item, index * 100);
    cardOf("archery").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    window.dispatchEvent(new PointerEvent("pointermove", { clientX: 250, clientY: 20 }));
    window.dispatchEvent(new PointerEvent("pointerup"));
    cardOf("archery").click();
    await tick();
    expect(orderShown()).toEqual(["oars", "pottery", "archery"]);
});

test("a finger drags a card by its handle alone, and scrolls elsewhere", async () => {
    show();
    for (const [index, item] of [...document.querySelectorAll("li")].entries()) lay(item, index * 100);
    const drag = async (from: Element) => {
        from.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
        window.dispatchEvent(new PointerEvent("pointermove", { clientX: 250, clientY: 20, pointerType: "touch" }));
        window.dispatchEvent(new PointerEvent("pointerup", { pointerType: "touch" }));
        await tick();
    };
    await drag(cardOf("archery"));
    expect(orderShown()).toEqual(["archery", "oars", "pottery"]);
    await drag(cardOf("archery").parentElement!.querySelector("[data-handle]")!);
    expect(orderShown()).toEqual(["oars", "pottery", "archery"]);
});

test("what lies on top in the end is said: the last card of each color, or the first of a pile", async () => {
    const game = gameAt(order(["archery", "oars", "pottery"], { purpose: "meld" }));
    shown = mount(OrderRow, { target: document.body, props: { question: game.question! }, context: new Map([[GAME, game]]) });
    flushSync();
    const onTop = () => document.querySelector(".then")!.textContent!.replace(/\s+/g, " ");
    expect(onTop()).toMatch(/^On top then: .*Oars .*Pottery $/);
    expect(onTop()).not.toContain("Archery");
    cardOf("archery").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    await tick();
    expect(onTop()).toContain("Archery");
});

test("a tap is no click: the help says what a hand does here", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" }));
    show();
    const help = document.querySelector(".help")!.textContent;
    expect(help).toContain("Tap the cards");
    expect(help).not.toMatch(/click/i);
});

test("cards that are clicked go first, in that order; one clicked again does not, nor those after it", async () => {
    show();
    const click = async (key: string) => {
        cardOf(key).click();
        await tick();
    };
    const places = () => [...document.querySelectorAll("li.picked [data-card]")].map((one) => one.getAttribute("data-card"));
    for (const key of ["pottery", "archery"]) await click(key);
    expect([orderShown(), places()]).toEqual([["pottery", "archery", "oars"], ["pottery", "archery"]]);
    await click("pottery");
    expect([orderShown(), places()]).toEqual([["pottery", "archery", "oars"], []]);
    for (const key of ["oars", "pottery"]) await click(key);
    expect(orderShown()).toEqual(["oars", "pottery", "archery"]);
});

test("what is melded lies from the bottom up, as its words say", async () => {
    const game = gameAt(order(["archery", "oars", "pottery"], { purpose: "meld" }));
    shown = mount(OrderRow, { target: document.body, props: { question: game.question! }, context: new Map([[GAME, game]]) });
    flushSync();
    cardOf("archery").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    await tick();
    expect(orderShown()).toEqual(["oars", "archery", "pottery"]);
});

test("the order is given as it is shown", async () => {
    const sent = show();
    cardOf("pottery").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    cardOf("pottery").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    await tick();
    document.querySelector<HTMLElement>("button.primary")!.click();
    await vi.waitFor(() => expect(sent).toEqual(["pottery", "archery"]));
});

test("a pile begins as it lies, its top card first", () => {
    const game = gameAt(order(["archery", "oars", "pottery"], { purpose: "pick" }));
    shown = mount(OrderRow, { target: document.body, props: { question: game.question! }, context: new Map([[GAME, game]]) });
    flushSync();
    expect(orderShown()).toEqual(["pottery", "oars", "archery"]);
});

test("an item takes another place, and the others make room", () => {
    expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
});

test("beyond the ends there is nothing", () => {
    expect(moved(["a", "b"], "b", 5)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], "b", -5)).toEqual(["b", "a"]);
});
