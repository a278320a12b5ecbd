import { describe, expect, it } from "vitest";

import { faces } from "../game/fixtures/game";
import { EVERYTHING, fits, fitsSpecial, plain, type Search } from "./card_search";

const TEXTS: Record<string, string> = { oars: plain("Oars. I demand …"), pottery: plain("Pótterÿ. Draw a card.") };
const found = (search: Partial<Search>) =>
    Object.keys(TEXTS).filter((key) => fits(faces.get(key)!, TEXTS[key]!, { ...EVERYTHING, ...search }));

describe("a search", () => {
    it("for nothing finds every card", () => expect(found({})).toEqual(["oars", "pottery"]));
    it("looks for parts of words, without case and accents", () => expect(found({ words: "PÖTT" })).toEqual(["pottery"]));
    it("wants all words, in any order", () => {
        expect(found({ words: "demand oars" })).toEqual(["oars"]);
        expect(found({ words: "oars draw" })).toEqual([]);
    });
    it("knows sets", () => {
        expect(found({ set: "base" })).toEqual(["oars", "pottery"]);
        expect(found({ set: "boats" })).toEqual([]);
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
