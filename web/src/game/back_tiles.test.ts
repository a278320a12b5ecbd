import { describe, expect, it } from "vitest";

import { fitting, tilesOf } from "./back_tiles";

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
});
