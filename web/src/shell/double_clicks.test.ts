import { afterEach, beforeEach, expect, test } from "vitest";

import { doubleClicks } from "./clicked";

let taken: string[] = [];
let game = { question: { sequence: 1 }, telling: false };
let stop = (): void => undefined;

beforeEach(() => {
    taken = [];
    game = { question: { sequence: 1 }, telling: false };
    document.body.innerHTML = "<button data-offered>Draw</button><a>Help</a>";
    for (const one of document.body.children) one.addEventListener("click", () => taken.push(one.textContent!));
    const guard = doubleClicks(game);
    window.addEventListener("click", guard, { capture: true });
    stop = () => window.removeEventListener("click", guard, { capture: true });
});
afterEach(() => {
    stop();
    document.body.replaceChildren();
});

const click = (what: string, detail: number) => document.querySelector(what)!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));

test("the second click of two does what the first one prepared", () => {
    click("button", 1);
    click("button", 2);
    expect(taken).toEqual(["Draw", "Draw"]);
});

test.each([
    ["another question", () => (game.question = { sequence: 2 })],
    ["what is asked after the telling", () => (game.telling = true)],
])("it answers not %s, which a new click does", (_, change) => {
    click("button", 1);
    change();
    click("button", 2);
    click("button", 3);
    expect(taken).toEqual(["Draw"]);
    click("button", 1);
    expect(taken).toEqual(["Draw", "Draw"]);
});

test("what answers nothing takes it, and a key counts as a new click", () => {
    click("a", 1);
    game.question = { sequence: 2 };
    click("a", 2);
    click("button", 0);
    expect(taken).toEqual(["Help", "Help", "Draw"]);
});
