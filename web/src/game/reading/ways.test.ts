import { expect, test } from "vitest";

import type { EventView } from "../../api/model";
import { waysOf } from "./ways";

const supply = { kind: "supply", set: "base", age: 1 };
const hand = { kind: "hand", seat: 0 };
const board = { kind: "board", seat: 0, color: "red" };
const oars = { age: 1, card: "oars" };
const draw: EventView = { kind: "draw", seat: 0, cards: [oars], source: supply, target: hand };
const meld: EventView = { kind: "meld", seat: 0, cards: [oars], source: hand, target: board };
const brief = (events: EventView[]) => waysOf(events).map(({ cards, source, target }) => [cards.length, source.kind, target.kind]);

test("a card that goes on at once goes all its way in one", () => {
    expect(brief([draw])).toEqual([[1, "supply", "hand"]]);
    expect(brief([draw, meld])).toEqual([[1, "supply", "board"]]);
});

test("what stays where it is has no way", () => {
    expect(brief([{ ...draw, kind: "reveal", source: hand }, { kind: "turn", seat: 0 }])).toEqual([]);
    expect(brief([draw, { ...draw, kind: "return", source: hand, target: supply }])).toEqual([]);
});

test("more cards than three go as one stack", () => {
    const cards = (number: number) => Array.from({ length: number }, () => ({ age: 1 }));
    expect(brief([{ ...draw, cards: cards(3) }])).toEqual(Array(3).fill([1, "supply", "hand"]));
    expect(brief([{ ...draw, cards: cards(5) }])).toEqual([[5, "supply", "hand"]]);
});
