import { expect, test } from "vitest";

import { stripsOf } from "./strips";

const pile = (cards: number, splay: string) => ({ color: "red", cards: Array.from({ length: cards }, (_, card) => `${card}`), splay });

test("the more cards lie beneath, the closer are their edges", () => {
    const rooms = [1, 3, 4, 10].map((cards) => stripsOf(pile(cards, "up"), "up"));
    expect(rooms).toEqual([0, 3, 3.375, 8.4375]);
});

test("only a splay in the direction asked for takes room there", () => {
    expect(stripsOf(pile(3, "left"), "left", "right")).toBe(3);
    expect(stripsOf(pile(3, "left"), "up")).toBe(0);
    expect(stripsOf(pile(3, "none"), "left", "right", "up")).toBe(0);
});
