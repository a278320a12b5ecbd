import { expect, test } from "vitest";

import type { Face } from "../../api/faces";
import { saidBySigns } from "./says";

const says = (bottom: string, top = "") =>
    saidBySigns({ age: 4, color: "red", icons: { "top-left": "leaf", "top-middle": top, "bottom-middle": bottom } } as unknown as Face);

test("the signs of a city are told in the order in which they act, equal ones together", () => {
    expect(says("plus", "plus")).toEqual([{ icon: "plus", text: "card-says-plus", number: 2, age: 5 }]);
    expect(says("plus", "right").map(({ text }) => text)).toEqual(["card-says-right", "card-says-plus"]);
    expect(says("leaf", "left")).toEqual([{ icon: "left", text: "card-says-left", number: 1, color: "red" }]);
});

test("a search is for as many cards as the city's age says", () => {
    expect(says("leaf", "search-clock")).toEqual([{ icon: "search-clock", text: "card-says-search", number: 4, age: 4, sought: "clock" }]);
});

test("what counts is told, icons and bonuses are not", () => {
    expect(says("fountain", "flag").map(({ text }) => text)).toEqual(["card-says-flag", "card-says-fountain"]);
    expect(says("leaf", "bonus-3")).toEqual([]);
});
