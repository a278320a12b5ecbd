import { describe, expect, it } from "vitest";

import further from "../../../src/splay/locale/en/web-artifacts.ftl?raw";
import cities from "../../../src/splay/locale/en/web-cities.ftl?raw";
import echoes from "../../../src/splay/locale/en/web-echoes.ftl?raw";
import texts from "../../../src/splay/locale/en/web-learn.ftl?raw";
import { Catalogue } from "../words/catalogue";
import { glossaryOf } from "./glossary";
import { linesOfPhrase, piecesOf } from "./text_pieces";

const glossary = glossaryOf(new Catalogue("en", [texts, further, cities, echoes], {}));

describe("a text as it is drawn", () => {
    it("keeps punctuation with the mark before it", () =>
        expect(piecesOf("Has a [crown]! Or [3], or none.", null)).toEqual([
            { kind: "words", text: "Has " },
            { kind: "icon", icon: "crown", head: "a ", tail: "!" },
            { kind: "words", text: " Or " },
            { kind: "value", value: 3, tail: "," },
            { kind: "words", text: " or none." },
        ]));

    it("leaves no icon alone on the line in which a sentence ends", () => {
        expect(piecesOf("They had as many [castle]", null)).toEqual([
            { kind: "words", text: "They had as " },
            { kind: "icon", icon: "castle", head: "many ", tail: "" },
        ]);
        expect(piecesOf("So many [castle] they had", null)[1]).toEqual({ kind: "icon", icon: "castle", tail: "" });
        expect(piecesOf("Burgsymbole [castle].", null)[1]).toEqual({ kind: "icon", icon: "castle", tail: "." });
    });

    it("has the words that can be explained, if it is asked for them", () => {
        const drawn = [
            { kind: "concept", concept: "draw", text: "Draw", tail: "," },
            { kind: "words", text: " then stop." },
        ];
        expect(piecesOf("Draw, then stop.", glossary)).toEqual(drawn);
        expect(piecesOf("Draw, then stop.", null)).toEqual([{ kind: "words", text: "Draw, then stop." }]);
    });
});

it("a line may end within a phrase, between as many words as stay on one line", () => {
    expect(linesOfPhrase("score pile")).toEqual(["score pile"]);
    expect(linesOfPhrase("non-demand effects")).toEqual(["non-demand", "effects"]);
    expect(linesOfPhrase("dodaj ją do kart wpływu")).toEqual(["dodaj ją do", "kart wpływu"]);
    expect(linesOfPhrase("Errungenschaftskarten")).toEqual(["Errungenschaftskarten"]);
});
