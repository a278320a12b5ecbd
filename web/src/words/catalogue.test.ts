import { describe, expect, it, test, vi } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import { Catalogue } from "./catalogue";

const OARS = { name: "Oars", effects: { dogma: "Draw." } };
const MOSES = { name: "Moses", effects: { dogma: "Score." }, answers: { "dogma.yes": "Score it" } };

describe("a catalogue with some of the cards", () => {
    it("begins to load the others when one of them is asked for, and says so meanwhile", () => {
        const load = vi.fn();
        const words = new Catalogue("en", [], { oars: OARS }, {}, load);
        expect([words.card("oars").name, words.complete]).toEqual(["Oars", false]);
        expect(load).not.toHaveBeenCalled();
        expect([words.card("moses").name, words.effect("moses", "dogma", "third"), words.answer("moses.dogma.yes")]).toEqual(["…", "…", "…"]);
        expect(load).toHaveBeenCalled();
    });

    it("still names what a card that is there lacks", () => {
        const words = new Catalogue("en", [], { oars: OARS }, {}, () => undefined);
        expect(() => words.effect("oars", "demand", "third")).toThrow("the effect demand of oars");
        expect(() => words.answer("oars.dogma.yes")).toThrow("the answer oars.dogma.yes");
    });

    it("has the same texts with all cards, and names a card that there is not", () => {
        const words = new Catalogue("en", ["hello = Hello"], { oars: OARS }, {}, () => undefined).withCards({ oars: OARS, moses: MOSES });
        expect([words.text("hello"), words.complete, words.answer("moses.dogma.yes")]).toEqual(["Hello", true, "Score it"]);
        expect(() => words.card("bangle")).toThrow("no words for the card bangle");
    });
});

const english = new Catalogue("en", [interfaceTexts, "bubble = { $name } says: { $text }"], {});

test.each([
    ["A.I.", "Dan melded A.I."],
    ["Where's Waldo?", "Dan melded Where's Waldo?"],
    ["Oars", "Dan melded Oars."],
])("no period follows the name %s if it ends a sentence itself", (cards, told) => {
    expect(english.text("event-meld", { player: "Dan", cards })).toBe(told);
});

test("a text keeps the periods of what it ends in", () => {
    expect(english.text("bubble", { name: "Dan", text: "Well.." })).toBe("Dan says: Well..");
    expect(english.text("waits-choice", { player: "Dan.", kind: "", purpose: "" })).toBe("Dan. is choosing ...");
});

test.each([
    [[], ""],
    [["Oars"], "Oars"],
    [["Oars", "Paper"], "Oars and Paper"],
    [["Oars", "Paper", "Tools"], "Oars, Paper, and Tools"],
])("the list of %j ends in and", (phrases, told) => {
    expect(english.listed(phrases)).toBe(told);
});

test("a list of what can be chosen ends in or", () => {
    expect(english.listed(["Oars", "Paper"], "or")).toBe("Oars or Paper");
    expect(english.listed(["Oars", "Paper", "Tools", "Coal"], "or")).toBe("Oars, Paper, Tools, or Coal");
});

test("a translation that does not fit what is filled in ends nothing: what is missing stands in it, and once in the console", () => {
    const seen = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const polish = new Catalogue("pl", ["drew = { $player } ciągnie { $many }"], {});
    for (const player of ["Ann", "Bob"]) expect(polish.text("drew", { player })).toBe(`${player} ciągnie {$many}`);
    expect(seen).toHaveBeenCalledTimes(1);
    expect(() => new Catalogue("en", ["drew = { $many }"], {}).text("drew")).toThrow("drew");
    seen.mockRestore();
});

test("the English words of cards are known", () => {
    const words = { name: "Oars", effects: { demand: "I demand!" }, lines: ["Take"], answers: { "demand.yes": "Take it" } };
    const polish = new Catalogue("pl", [], { oars: { ...words, fell_back: ["demand", "line-1", "demand.yes"] } });
    expect([...polish.lent]).toEqual(["I demand!", "Take", "Take it"]);
});
