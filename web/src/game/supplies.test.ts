import { describe, expect, it } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import tableTexts from "../../../src/splay/locale/en/web-table.ftl?raw";
import type { View } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { Wording } from "../words/wording";
import { withFacts } from "./fixtures/facts";
import { told } from "./fixtures/game";
import { cardsOfAge, drawnSet, furtherSupplies, nextDrawText } from "./supplies";

const position = told.steps[3]!.view;
const view: View = {
    ...position,
    options: { ...position.options, sets: ["base", "toys", "more"] },
    supplies: [...position.supplies, { set: "toys", age: 1, cards: 2 }, { set: "toys", age: 2, cards: 0 }],
};

describe("the supplies of sets", () => {
    it("are those with cards, of every set in play besides the base set", () => {
        expect(furtherSupplies(view)).toEqual([
            { set: "toys", supplies: [{ set: "toys", age: 1, cards: 2 }] },
            { set: "more", supplies: [] },
        ]);
        expect(furtherSupplies(position)).toEqual([]);
        expect([cardsOfAge(view, 1, "toys"), cardsOfAge(view, 2, "toys"), cardsOfAge(view, 3, "more")]).toEqual([2, 0, 0]);
    });

    it("are drawn from if the server says so", () => {
        words.use(new Catalogue("en", [interfaceTexts, tableTexts, "set-toys = Toys"], told.words, told.numbers));
        const wording = new Wording(words.loaded, []);
        const drawing = { ...view, draws_from: [1, 11] };
        const ofToys = withFacts(drawing, [{}], { draws_set: "toys" });
        expect([drawnSet(view, 0), drawnSet(ofToys, 0)]).toEqual(["base", "toys"]);
        expect(nextDrawText(drawing, 0, wording)).toBe("Your next draw: a [1]");
        expect(nextDrawText(ofToys, 0, wording)).toBe("Your next draw: a [1] of Toys");
        const none = withFacts(drawing, [{}, {}], { draws_left: 0 });
        expect(nextDrawText(none, 1, wording)).toBe("No card is left for you to draw: a draw ends the game.");
    });
});
