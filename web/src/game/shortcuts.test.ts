import { beforeEach, expect, test, vi } from "vitest";

import { change } from "../settings/settings.svelte";
import { asking, card, gameAt, pass, server, stateWith } from "./fixtures/table";
import type { Game } from "./game.svelte";
import { shortcut } from "./shortcuts";

beforeEach(() => {
    vi.unstubAllGlobals();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    change({ confirm: "never", pace: "instant" });
});

const later = asking("action", [pass], { sequence: 20 });
const hand = (size: number) => Array.from({ length: size }, (_, index) => card(`card-${index + 1}`));
const press = (game: Game, key: string, repeat = false): void => shortcut(game, new KeyboardEvent("keydown", { key, repeat }));

test("the first number key only shows the numbers, the next one chooses", () => {
    const sent = server(stateWith([later]));
    const game = gameAt(asking("card", hand(3)));
    press(game, "2");
    expect([sent, game.selection.numberOf(game.selection.options[1]!)]).toEqual([[], "2"]);
    press(game, "2");
    expect(sent).toEqual(["card-2"]);
});

test("Enter held down on what can be chosen clicks once", () => {
    document.body.innerHTML = "<button data-offered>Meld</button><button>Close</button>";
    const game = gameAt(asking("card", hand(3)));
    const isTaken = (button: Element, repeat: boolean): boolean => {
        const press = new KeyboardEvent("keydown", { key: "Enter", repeat, cancelable: true, bubbles: true });
        button.addEventListener("keydown", (heard) => shortcut(game, heard as KeyboardEvent), { once: true });
        return !button.dispatchEvent(press);
    };
    const [offered, other] = document.querySelectorAll("button");
    expect([isTaken(offered!, false), isTaken(offered!, true), isTaken(other!, true)]).toEqual([false, true, false]);
});

test("a key held down acts once and confirms nothing", () => {
    const sent = server(stateWith([later]));
    const game = gameAt(asking("card", hand(3)));
    press(game, "2");
    press(game, "2", true);
    press(game, "2", true);
    expect([sent, game.selection.numberOf(game.selection.options[1]!)]).toEqual([[], "2"]);
});

test("after the tenth option letters go on, but for those that are keys of their own", () => {
    const sent = server(stateWith([later]));
    const game = gameAt(asking("card", hand(24)));
    press(game, "a");
    expect([sent, game.selection.numbered]).toEqual([[], false]);
    press(game, "1");
    const marks = game.selection.options.map((option) => game.selection.numberOf(option));
    expect(marks.slice(8, 12)).toEqual(["9", "0", "A", "B"]);
    expect(marks.filter((mark) => "DNOSU".includes(mark) || marks.indexOf(mark) !== marks.lastIndexOf(mark))).toEqual([]);
    press(game, "b");
    expect(sent).toEqual(["card-12"]);
});

test("a number key answers nothing while its question waits for the story", () => {
    change({ pace: "slow" });
    const sent = server();
    const game = gameAt(asking("card", hand(2)));
    game.selection.numbered = true;
    game.hear(game.source.state!, [{ kind: "turn", seat: 0, turn_number: 2 }]);
    press(game, "1");
    expect([sent, game.telling, game.selection.numberOf(game.selection.options[0]!)]).toEqual([[], true, ""]);
});

test("D draws, if that is an action to take, and nothing while the question waits for the story", () => {
    const drawing = { key: "draw", kind: "draw" };
    const sent = server(stateWith([later]));
    press(gameAt(asking("card", hand(2))), "d");
    expect(sent).toEqual([]);
    press(gameAt(asking("action", [...hand(2), drawing])), "d");
    expect(sent).toEqual(["draw"]);
});
