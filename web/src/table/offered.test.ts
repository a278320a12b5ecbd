import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { OptionView, PileView, QuestionView } from "../api/model";
import { at } from "../api/fixtures/at";
import { asking, card, gameAt, position, stateWith } from "../game/fixtures/table";
import { type Game, GAME } from "../game/game.svelte";
import TextOption from "../textmode/TextOption.svelte";
import Achievements from "./Achievements.svelte";
import LyingCards from "./LyingCards.svelte";
import OptionButton from "./OptionButton.svelte";
import Supplies from "./Supplies.svelte";
import SupplyChoices from "./SupplyChoices.svelte";
import TableCard from "./TableCard.svelte";
import BoardRow from "./phone/BoardRow.svelte";
import AchievementTiles from "./wide/AchievementTiles.svelte";
import SupplyStocks from "./wide/SupplyStocks.svelte";

let shown: ReturnType<typeof mount> | undefined;

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
});

/** A game at a question, and the reader with a card on the board. */
function gameWithBoard(question: QuestionView): Game {
    const game = gameAt(question);
    const players = position.players.map((player) => ({ ...player, board: [pile] }));
    game.source.state = stateWith([question], { view: { ...position, players } });
    game.hear(game.source.state, []);
    return game as unknown as Game;
}

/** Shows a part of the table; the button on it that stands for an answer, or else for a card. */
function show(part: Component<never>, game: Game, props: object, key?: string): HTMLButtonElement {
    shown = mount(part as Component, { target: document.body, props: props as Record<string, never>, context: new Map([[GAME, game]]) });
    flushSync();
    return document.querySelector<HTMLButtonElement>(key ? `[data-option="${key}"]` : "button[data-card], [data-offered]")!;
}

const send = (button: HTMLElement, event: string): boolean => button.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));

const draw: OptionView = { key: "draw", kind: "draw" };
const achieve: OptionView = { key: "achieve:1", kind: "achieve", value: 1 };
const wave: OptionView = { key: "wave:archery", kind: "wave", shown: { age: 1, card: "archery" } };
const supply: OptionView = { key: "supply:1", kind: "unseen", place: at("supply.base.1"), shown: { age: 1 } };
const place = at("display.0");
const lying = card("oars", place);
const turn = asking("action", [draw, achieve, wave]);
const picking = asking("card", [lying, card("archery", place)], { least: 2, most: 2 });
const cards = [{ age: 1, card: "oars" }];
const pile: PileView = { color: "red", splay: "none", cards: ["archery"] };

test.each<[string, Component<never>, QuestionView, OptionView, object]>([
    ["Achievements", Achievements, turn, achieve, {}],
    ["AchievementTiles", AchievementTiles, turn, achieve, {}],
    ["Supplies", Supplies, turn, draw, {}],
    ["SupplyStocks", SupplyStocks, turn, draw, {}],
    ["SupplyChoices", SupplyChoices, asking("card", [supply]), supply, { options: [supply] }],
    ["OptionButton", OptionButton, turn, draw, { option: draw, question: turn }],
    ["BoardRow", BoardRow, turn, wave, { pile, owner: 0 }],
    ["TableCard", TableCard, picking, lying, { card: "oars", place }],
    ["LyingCards by name", LyingCards, picking, lying, { cards, place }],
    ["LyingCards as tiles", LyingCards, picking, lying, { cards, place, look: "tiles" }],
])("%s offers an answer to mouse, finger and keys alike", (_, part, question, option, props) => {
    const game = gameWithBoard(question);
    const pick = vi.spyOn(game.answers, "pick").mockResolvedValue();
    const button = show(part, game, props, option.key);
    expect([button.dataset.offered, button.getAttribute("aria-pressed")]).toEqual(["", "false"]);
    send(button, "pointerenter");
    expect(game.pointed?.key).toBe(option.key);
    send(button, "pointerleave");
    expect(game.pointed).toBeNull();
    button.focus();
    expect(game.pointed?.key).toBe(option.key);
    button.blur();
    expect(game.pointed).toBeNull();
    button.click();
    expect(pick.mock.calls.map(([one]) => one.key)).toEqual([option.key]);
});

test("as text the focus alone tells what an answer would do", () => {
    const game = gameWithBoard(turn);
    const button = show(TextOption, game, { option: draw, question: turn });
    send(button, "pointerenter");
    expect(game.pointed).toBeNull();
    button.focus();
    send(button, "pointerleave");
    expect(game.pointed?.key).toBe("draw");
});

test.each<[string, Component<never>, object]>([
    ["TableCard", TableCard, { card: "oars", place }],
    ["LyingCards by name", LyingCards, { cards, place }],
    ["LyingCards as tiles", LyingCards, { cards, place, look: "tiles" }],
])("%s opens a card that stands for no answer, and any card by the other button", (_, part, props) => {
    const game = gameWithBoard(turn);
    const button = show(part, game, props);
    expect([button.dataset.offered, button.dataset.option, button.getAttribute("aria-pressed")]).toEqual([undefined, undefined, null]);
    button.click();
    expect(game.opened).toBe("oars");
    game.opened = null;
    expect(send(button, "contextmenu")).toBe(false);
    expect(game.opened).toBe("oars");
});

test.each<[string, Component<never>, object]>([
    ["LyingCards by name", LyingCards, { cards, place }],
    ["LyingCards as tiles", LyingCards, { cards, place, look: "tiles" }],
])("%s shows the answers about a card where they are asked", (_, part, props) => {
    const about = (kind: string, key: string): OptionView => ({ key: `${kind}:${key}`, kind, shown: { age: 1, card: key } });
    const asked = asking("wind", [about("wind", "oars"), about("stow", "oars"), about("wind", "archery")]);
    const game = gameWithBoard(asked);
    const button = show(part, game, props);
    expect([button.dataset.offered, button.dataset.option, button.getAttribute("aria-pressed")]).toEqual(["", undefined, "false"]);
    button.click();
    flushSync();
    expect([game.selection.considered, button.getAttribute("aria-pressed")]).toEqual(["oars", "true"]);
});
