import { expect, test } from "vitest";

import { trayFor } from "./Hand.svelte";

const CARD = 11.5;
const LAPTOP = 55;

test("cards as wide as usual lie in a row as long as they fit", () => {
    expect(trayFor(0, LAPTOP, CARD)).toEqual({ columns: 4, rows: 1 });
    expect(trayFor(4, LAPTOP, CARD)).toEqual({ columns: 4, rows: 1 });
});

test("narrower cards save a row", () => {
    expect(trayFor(6, LAPTOP, CARD)).toEqual({ columns: 6, rows: 1 });
    expect(trayFor(12, LAPTOP, CARD)).toEqual({ columns: 6, rows: 2 });
});

test("rows that cannot be saved are equally long", () => {
    expect(trayFor(8, LAPTOP, CARD)).toEqual({ columns: 4, rows: 2 });
    expect(trayFor(13, LAPTOP, CARD)).toEqual({ columns: 5, rows: 3 });
});

test("a tray narrower than a card has one column", () => {
    expect(trayFor(3, 5, CARD)).toEqual({ columns: 1, rows: 3 });
});
