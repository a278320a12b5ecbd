import { describe, expect, it } from "vitest";

import cards from "../../../src/splay/locale/en/cards.json?raw";
import further from "../../../src/splay/locale/en/web-artifacts.ftl?raw";
import cities from "../../../src/splay/locale/en/web-cities.ftl?raw";
import echoes from "../../../src/splay/locale/en/web-echoes.ftl?raw";
import texts from "../../../src/splay/locale/en/web-learn.ftl?raw";
import { type Concept, CONCEPTS, TERMS } from "../sets/registry";
import { Catalogue } from "../words/catalogue";
import { Glossary, glossaryOf } from "./glossary";
import { partsOf } from "./text_marks";

const english = new Catalogue("en", [texts, further, cities, echoes], {});
const glossary = glossaryOf(english);
const conceptsIn = (text: string) => glossary.pieces(text).map((piece) => piece.concept).filter(Boolean);
const effects = Object.entries(JSON.parse(cards) as Record<string, string>).filter(([key]) => !/\.(name|line-\d)$/.test(key));

describe("the words of the rules in a text", () => {
    it("are found in each of their forms, whatever the case", () => {
        expect(conceptsIn("Draw two cards and return what was drawn")).toEqual(["draw", "return", "draw"]);
    });

    it("are whole words", () => expect(conceptsIn("withdrawn, shareholder, a non-draw")).toEqual([]));

    it("are the longest that fit", () => {
        expect(conceptsIn("Score a card from your score pile")).toEqual(["score", "pile"]);
        expect(conceptsIn("all non-demand effects")).toEqual(["shared"]);
    });

    it("are not those that only look alike", () => expect(conceptsIn("half, rounded up")).toEqual([]));

    it("leave nothing of the text out", () => {
        for (const [, text] of effects)
            expect(glossary.pieces(text).map((piece) => piece.text).join("")).toBe(text);
    });

    it("are asked of the language, not of English", () => {
        const none = Object.fromEntries(CONCEPTS.map((concept) => [concept, []])) as unknown as Record<Concept, string[]>;
        const polish = new Glossary({ ...none, draw: ["dobierz", "dobierają"] }, []);
        expect(polish.pieces("Dobierz kartę, draw").map((piece) => piece.concept)).toEqual(["draw", null]);
        expect(polish.pieces("Inni dobierają").at(-1)?.concept).toBe("draw");
    });
});

describe("the English glossary", () => {
    it("has every concept with a title and a meaning", () => {
        for (const concept of [...CONCEPTS, ...TERMS]) {
            expect(english.has(`learn-word-${concept}`)).toBe(true);
            expect(english.has(`learn-means-${concept}`)).toBe(true);
        }
    });

    it("has no concept that stands on no card", () => {
        const found = new Set(effects.flatMap(([, text]) => conceptsIn(text)));
        expect(CONCEPTS.filter((concept) => !found.has(concept))).toEqual([]);
    });

    it("explains something in every effect of every card", () => {
        const silent = effects.filter(([, text]) => text !== "No effect." &&
            partsOf(text).every((part) => part.kind === "words" && conceptsIn(part.text).length === 0),
        );
        expect(silent.map(([key]) => key)).toEqual([]);
    });
});
