import { describe, expect, test } from "vitest";

import { placeBeside, sidesFor, withBar } from "./sheet_place";

const room = { width: 1366, height: 768 };
const sheet = { width: 306, height: 240 };

describe("a sheet stands", () => {
    test("right of a card, level with it, and left of one in the last lanes", () => {
        const card = { x: 500, y: 250, width: 175, height: 250 };
        expect(placeBeside(card, sheet, room, sidesFor(false, "green"))).toEqual({ side: "right", x: 687, y: 260, tip: 115 });
        expect(placeBeside(card, sheet, room, sidesFor(false, "purple"))).toEqual({ side: "left", x: 182, y: 260, tip: 115 });
        expect(placeBeside(card, { ...sheet, height: 400 }, room, sidesFor(false, "green"))).toEqual({ side: "right", x: 687, y: 100, tip: 275 });
    });

    test("above a card in hand, within the window's edges", () => {
        const card = { x: 1200, y: 580, width: 160, height: 180 };
        expect(placeBeside(card, sheet, room, sidesFor(true, "red"))).toEqual({ side: "above", x: 1054, y: 328, tip: 226 });
    });

    test("above the bar that lies over the hand", () => {
        const card = { x: 1000, y: 580, width: 160, height: 180 };
        const bar = { x: 0, y: 520, width: 1080, height: 50 };
        const { x, y } = placeBeside(withBar(card, bar), sheet, room, sidesFor(true, "red"));
        expect({ x, y }).toEqual({ x: 927, y: 520 - 12 - 240 });
        expect(withBar(card, undefined)).toBe(card);
        expect(withBar(card, { ...bar, y: 700, height: 68 })).toBe(card);
    });

    test("at another side if there is no room, and as far into the window as it needs", () => {
        const last = { x: 1100, y: 640, width: 175, height: 100 };
        expect(placeBeside(last, sheet, room, sidesFor(false, "green"))).toEqual({ side: "left", x: 782, y: 500, tip: 190 });
        const first = { x: 10, y: 10, width: 175, height: 100 };
        expect(placeBeside(first, sheet, room, sidesFor(false, "purple"))).toEqual({ side: "right", x: 197, y: 6, tip: 54 });
    });

    test("where it covers least if there is room nowhere", () => {
        const narrow = { width: 400, height: 500 };
        const { side } = placeBeside({ x: 20, y: 300, width: 360, height: 180 }, { width: 306, height: 330 }, narrow, sidesFor(true, "red"));
        expect(side).toBe("above");
    });
});
