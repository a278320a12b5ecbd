import { describe, expect, it } from "vitest";

import { faces } from "../game/fixtures/game";
import { countOf, EVERYTHING, fits, fitsSpecial, plain, type Search, singlesOf } from "./card_search";

const TEXTS: Record<string, string> = { oars: plain("Oars. I demand …"), pottery: plain("Pótterÿ. Draw a card.") };
const SINGLES = singlesOf([
    { name: "boats", part_of: "", rulings: [], supplied: 105, singles: [] },
    { name: "rafts", part_of: "boats", rulings: [], supplied: 0, singles: ["pottery"] },
]);
const found = (search: Partial<Search>) =>
    Object.keys(TEXTS).filter((key) => fits(faces.get(key)!, TEXTS[key]!, { ...EVERYTHING, ...search }, SINGLES));

describe("a search", () => {
    it("for nothing finds every card", () => expect(found({})).toEqual(["oars", "pottery"]));
    it("looks for parts of words, without case and accents", () => expect(found({ words: "PÖTT" })).toEqual(["pottery"]));
    it("takes what is typed for letters without accents of their own", () => {
        expect(plain("ŁØĐßÆŒ’Ąé İ")).toBe("lodssaeoe'ae i");
    });
    it("wants all words, in any order", () => {
        expect(found({ words: "demand oars" })).toEqual(["oars"]);
        expect(found({ words: "oars draw" })).toEqual([]);
    });
    it("knows sets", () => {
        expect(found({ set: "base" })).toEqual(["oars", "pottery"]);
        expect(found({ set: "boats" })).toEqual([]);
    });
    it("finds a card of no supply by its back, and by the set that brings it", () => {
        expect(found({ set: "base" })).toContain("pottery");
        expect(found({ set: "rafts" })).toEqual(["pottery"]);
    });
    it("knows ages", () => {
        expect(found({ age: 1 })).toEqual(["oars", "pottery"]);
        expect(found({ age: 2 })).toEqual([]);
    });
    it("knows colors", () => expect(found({ color: "blue" })).toEqual(["pottery"]));
    it("knows icons", () => expect(found({ icon: "castle" })).toEqual(["oars"]));
    it("knows demands", () => expect(found({ effect: "demand" })).toEqual(["oars"]));
    it("joins all conditions", () => expect(found({ age: 1, icon: "castle", words: "draw" })).toEqual([]));
});

it("a special achievement is found by its words, and by no condition that only cards can meet", () => {
    const empire = plain("Empire\nat least three of each of the six icons");
    expect(fitsSpecial(empire, { ...EVERYTHING, words: "empire" })).toBe(true);
    expect(fitsSpecial(empire, { ...EVERYTHING, words: "wonder" })).toBe(false);
    expect(fitsSpecial(empire, { ...EVERYTHING, words: "empire", set: "base" })).toBe(false);
    expect(fitsSpecial(empire, { ...EVERYTHING, words: "empire", age: 3 })).toBe(false);
});

it("cards of no supply are counted apart from the others", () => {
    const { supplied, singles } = countOf([faces.get("oars")!, faces.get("pottery")!], SINGLES);
    expect([supplied, [...singles]]).toEqual([1, [["rafts", 1]]]);
});
