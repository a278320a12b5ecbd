import { expect, test } from "vitest";

import type { View } from "../api/model";
import { drawsLeft, endsFrom } from "./supplies";

const view = (counts: number[], ...draws_from: number[]) =>
    ({ supplies: [...suppliesOf("more", counts.map(() => 9)), ...suppliesOf("base", counts)], draws_from }) as unknown as View;
const suppliesOf = (set: string, counts: number[]) => counts.map((cards, place) => ({ set, age: place + 1, cards }));

test("a seat can draw the cards from its value up", () => {
    expect(drawsLeft(view([9, 9, 0, 0, 0, 0, 0, 4, 2, 1], 8, 9), 0)).toBe(7);
    expect(drawsLeft(view([9, 9, 0, 0, 0, 0, 0, 4, 2, 1], 8, 9), 1)).toBe(3);
});

test("with nothing left to draw the next draw ends the game", () => {
    expect(drawsLeft(view([3, 0, 0, 0, 0, 0, 0, 0, 0, 0], 11), 0)).toBe(0);
});

test("above the last supply with cards any draw ends the game", () => {
    expect(endsFrom(view([9, 9, 9, 9, 9, 9, 9, 9, 9, 1], 1))).toBeNull();
    expect(endsFrom(view([9, 0, 0, 0, 2, 0, 0, 0, 0, 0], 1))).toBe(6);
    expect(endsFrom(view([0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 11))).toBe(1);
});
