import { describe, expect, it } from "vitest";

import further from "../../../src/splay/locale/en/web-artifacts.ftl?raw";
import cities from "../../../src/splay/locale/en/web-cities.ftl?raw";
import echoes from "../../../src/splay/locale/en/web-echoes.ftl?raw";
import base from "../../../src/splay/locale/en/web-rules.ftl?raw";
import { told } from "../game/fixtures/game";
import { TOPICS } from "../sets/registry";
import { Catalogue } from "../words/catalogue";
import { FIGURES } from "./figures";
import { blocksOf, stressed } from "./rule_blocks";
import { sectionsOf, titleOf } from "./topics";

const rules = `${base}\n${further}\n${cities}\n${echoes}`;
const english = new Catalogue("en", [rules], {}, told.numbers);

describe("a text of the rules", () => {
    it("is paragraphs between empty lines", () =>
        expect(blocksOf("One line\nand more.\n\nAnother.")).toEqual([
            { kind: "paragraph", text: "One line and more." },
            { kind: "paragraph", text: "Another." },
        ]));

    it("has lists, whose items may have several lines", () => {
        expect(blocksOf("- first\n  goes on\n- second")).toEqual([{ kind: "list", items: ["first goes on", "second"] }]);
        expect(blocksOf("1. first\n2. second")).toEqual([{ kind: "numbered", items: ["first", "second"] }]);
    });

    it("has places for figures", () => expect(blocksOf("= [splays]")).toEqual([{ kind: "figure", name: "splays" }]));

    it("has words that stand out", () =>
        expect(stressed("**Draw** a card")).toEqual([
            { text: "Draw", strong: true },
            { text: " a card", strong: false },
        ]));
});

describe("the English rules", () => {
    const told = TOPICS.map((topic) => ({ topic, title: titleOf(english, topic), sections: sectionsOf(english, topic) }));

    it("have words in every section", () => {
        for (const { sections } of told) for (const { blocks } of sections) expect(blocks).not.toEqual([]);
    });

    it("show no figure that there is not, and each figure that there is", () => {
        const shown = told.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks));
        const figures = shown.flatMap((block) => (block.kind === "figure" ? [block.name] : []));
        expect(figures.toSorted()).toEqual(Object.keys(FIGURES).toSorted());
    });

    it("tell nothing that no topic shows", () => {
        const used = new Set(
            told.flatMap(({ topic, sections }) => [
                `rules-${topic}-title`,
                ...sections.flatMap(({ name }) => [`rules-${topic}-${name}`, `rules-${topic}-${name}-title`]),
            ]),
        );
        const keys = [...rules.matchAll(/^(rules-[a-z-]+) =/gm)].map((match) => match[1] as string);
        expect(keys.filter((key) => !used.has(key))).toEqual([]);
    });
});
