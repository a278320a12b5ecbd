import { describe, expect, it } from "vitest";

import { changed, filtersFor, filtersOf, kindOf, opponentIn, queryOf, searched } from "./filters";

describe("filters", () => {
    it("come from an address and go there again; what is none of them is left out", () => {
        const filters = filtersOf("?opponent=cleo&result=won&at=7&sets=");
        expect(filters).toEqual({ opponent: "cleo", result: "won" });
        expect(queryOf(filters)).toBe("?opponent=cleo&result=won");
        expect(queryOf({})).toBe("");
        expect(queryOf(filters, "7.x")).toBe("?opponent=cleo&result=won&after=7.x");
        expect(filtersOf(queryOf({ name: "a&b=ü" }))).toEqual({ name: "a&b=ü" });
    });

    it("change one by one; nothing takes one away", () => {
        expect(changed({ opponent: "cleo", result: "won" }, { opponent: "", sets: "echoes" })).toEqual({ result: "won", sets: "echoes" });
    });

    it("of an opponent are one thing to choose", () => {
        for (const opponent of ["", "cleo", "rule", kindOf("people")]) expect(opponentIn(filtersFor(opponent))).toBe(opponent);
        expect(changed({ opponent: "cleo" }, filtersFor(kindOf("computers")))).toEqual({ whose: "computers" });
        expect(changed({ whose: "people" }, filtersFor("cleo"))).toEqual({ opponent: "cleo" });
    });

    it("of what is written are a card if it can only be that, else a name", () => {
        const cards = new Map([["oars", "Oars"], ["the-wheel", "The Wheel"], ["the-internet", "The Internet"], ["coal", "Coal"], ["coalition", "Coalition"]]);
        expect(searched(" oars ", cards)).toEqual({ card: "oars", name: "" });
        expect(searched("coal", cards)).toEqual({ card: "coal", name: "" });
        expect(searched("the w", cards)).toEqual({ card: "the-wheel", name: "" });
        expect(searched("the", cards)).toEqual({ card: "", name: "the" });
        expect(searched("oa", cards)).toEqual({ card: "", name: "oa" });
        expect(searched(" Cleo", cards)).toEqual({ card: "", name: "Cleo" });
    });
});
