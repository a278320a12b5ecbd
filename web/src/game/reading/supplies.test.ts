import { describe, expect, it } from "vitest";

import interfaceTexts from "../../../../src/splay/locale/en/interface.ftl?raw";
import tableTexts from "../../../../src/splay/locale/en/web-table.ftl?raw";
import type { View } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { Wording } from "../../words/wording";
import { words } from "../../words/words.svelte";
import { withFacts } from "../fixtures/facts";
import { told } from "../fixtures/game";
import { cardsOfAge, drawnBecause, drawText, furtherSupplies, nextDraw } from "./supplies";

const position = told.steps[3]!.view;
const view: View = {
    ...position,
    options: { ...position.options, sets: ["base", "toys", "more", "part"] },
    supplies: [
        ...position.supplies,
        { set: "toys", age: 1, cards: 2 },
        { set: "toys", age: 2, cards: 0 },
        { set: "more", age: 3, cards: 0 },
    ],
};

describe("the supplies of sets", () => {
    it("are those with cards, of every set in play that has any left besides the base set: relics have none", () => {
        expect(furtherSupplies(view)).toEqual([{ set: "toys", supplies: [{ set: "toys", age: 1, cards: 2 }] }]);
        expect(furtherSupplies(position)).toEqual([]);
        expect([cardsOfAge(view, 1, "toys"), cardsOfAge(view, 2, "toys"), cardsOfAge(view, 3, "more")]).toEqual([2, 0, 0]);
    });

    it("are drawn from if the server says so", () => {
        words.use(new Catalogue("en", [interfaceTexts, tableTexts, "set-toys = Toys"], told.words, told.numbers));
        const wording = new Wording(words.loaded, []);
        const drawing = { ...view, next_draws: [{ set: "base", age: 8 }, { set: "toys", age: 1 }, null] };
        const said = (as: "fact" | "action") => [0, 1, 2].map((seat) => drawText(nextDraw(drawing, seat), wording, as));
        expect(said("fact")).toEqual([
            "Your next draw: an [8]",
            "Your next draw: a Toys [1]",
            "You have no cards left to draw: a draw ends the game.",
        ]);
        expect(said("action")).toEqual(["Draw an [8]", "Draw a Toys [1]", "Draw: this ends the game"]);
        expect(nextDraw(drawing, -1)).toBeNull();
    });

    it("are drawn from by the age of the highest top card, the next one with cards, or from the first", () => {
        words.use(new Catalogue("en", [interfaceTexts, tableTexts], told.words, told.numbers));
        const because = (age: number, highest_top: number) =>
            drawnBecause(withFacts({ ...position, next_draws: [{ set: "base", age }] }, [{}], { highest_top }), 0);
        expect(because(2, 2)).toBe("You draw the age of your highest top card.");
        expect(because(4, 2)).toBe("Your highest top card is a [2], and no [2]-[3] is left.");
        expect(because(3, 2)).toBe("Your highest top card is a [2], and no [2] is left.");
        expect(because(1, 0)).toBe("No card on your board yet: you draw a [1], or the next age that isn't empty.");
        expect(drawnBecause({ ...position, next_draws: [null] }, 0)).toBe("");
    });

    it("are told to be those of the base set if another set has cards of the age that is empty", () => {
        words.use(new Catalogue("en", [interfaceTexts, tableTexts], told.words, told.numbers));
        const because = (age: number, highest_top: number) =>
            drawnBecause(withFacts({ ...view, next_draws: [{ set: "base", age }] }, [{}], { highest_top }), 0);
        expect(because(2, 1)).toBe("Your highest top card is a [1], and no base [1] is left.");
        expect(because(4, 2)).toBe("Your highest top card is a [2], and no [2]-[3] is left.");
    });
});
