import { describe, expect, it } from "vitest";

import { fitting, knownBacks, tilesOf } from "./back_tiles";

const back = (age: number, remembered = "", set?: string) => ({ card: set ? { age, set } : { age }, remembered });

describe("the backs on a plate", () => {
    it("join if they are equal, and known cards stand by themselves", () => {
        const tiles = tilesOf([back(1), back(1), back(1, "oars"), back(2), back(2, "", "further")]);
        expect(tiles.map(({ age, number, known }) => [age, number, known])).toEqual([
            [1, 2, ""],
            [1, 1, "oars"],
            [2, 1, ""],
            [2, 1, ""],
        ]);
    });

    it("that have no room are counted together, unknown ones first", () => {
        const tiles = tilesOf([back(1), back(2), back(2), back(3), back(4, "anatomy")]);
        const { shown, rest } = fitting(tiles, 3);
        expect(shown.map(({ age }) => age)).toEqual([1, 4]);
        expect(rest).toBe(3);
    });

    it("stand by their ages, with the cards that are remembered there", () => {
        const group = { age: 2, set: "base", count: 1, sure: ["calendar"], maybe: [], unseen: [] };
        const memory = { zones: [{ seat: 1, kind: "hand", groups: [group] }], values: [] };
        const cards = [{ age: 2 }, { age: 1 }, { age: 2 }];
        const keys = (seat: number) => knownBacks(memory, { kind: "hand", seat }, cards).map(({ card, remembered }) => [card.age, remembered]);
        expect(keys(1)).toEqual([[1, ""], [2, "calendar"], [2, ""]]);
        expect(keys(2)).toEqual([[1, ""], [2, ""], [2, ""]]);
    });
});
