import { expect, test } from "vitest";

import { asking, gameAt, pass } from "../fixtures/table";
import { drawersOf, drawsFrom, knownTops, supplyText, supplyTitle } from "./supply_stocks";

const { me, wording, view: first, memory } = gameAt(asking("action", [pass]));
const supplies = [{ set: "base", age: 1, cards: 1 }, { set: "base", age: 2, cards: 7 }, { set: "toys", age: 1, cards: 4 }];
const view = { ...first, supplies, next_draws: [{ set: "toys", age: 1 }, { set: "base", age: 1 }, { set: "base", age: 2 }] };
const game = { me, wording: Object.assign(Object.create(wording) as typeof wording, { setName: () => "Toys" }), view };

test("a supply is called by its age, and by its set if that is not the base set", () => {
    expect([supplyTitle(game, "base", 2), supplyTitle(game, "toys", 1)]).toEqual(["Supply of age 2", "Toys supply of age 1"]);
});

test("a supply says how many cards it has, and whether the reader draws there next", () => {
    expect(supplyText(game, "base", 2)).toBe("7 cards of age 2 are left to draw.");
    expect(supplyText(game, "toys", 1)).toMatch(/^4 .*Toys.* You draw here next/);
    expect(drawsFrom(view, 0, "base", 1)).toBe(false);
});

test("those who draw from an age next stand at it, without the reader", () => {
    expect([1, 2, 3].map((age) => drawersOf(game, age))).toEqual([[1], [2], []]);
});

test("the cards known to lie on top are told by the memory", () => {
    expect(knownTops(memory)).toEqual([]);
    const value = { unseen: [], remembered: [] };
    expect(knownTops({ zones: [], values: [{ ...value, age: 1, next: null }, { ...value, age: 2, next: "oars" }] })).toEqual([{ age: 2, card: "oars" }]);
});
