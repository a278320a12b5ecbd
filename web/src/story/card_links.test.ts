import { describe, expect, it } from "vitest";

import { linked } from "./card_links";

const nameOf = (key: string) => ({ sailing: "Sailing", "the-sailing-ship": "The Sailing Ship", oars: "Oars" })[key] ?? key;

describe("the names of cards in a sentence", () => {
    it("become pieces of their own; nothing is lost", () => {
        const pieces = linked("Ann melded Oars and Sailing.", ["sailing", "oars"], nameOf);
        expect(pieces.map(({ text, tail }) => text + tail).join("")).toBe("Ann melded Oars and Sailing.");
        expect(pieces.filter(({ card }) => card).map(({ card }) => card)).toEqual(["oars", "sailing"]);
    });

    it("are found whole if one lies in another", () => {
        expect(linked("The Sailing Ship", ["sailing", "the-sailing-ship"], nameOf)).toEqual([
            { text: "The Sailing Ship", card: "the-sailing-ship", tail: "" },
        ]);
    });

    it("keep what is written behind them, but no value", () => {
        const pieces = linked("Oars, then [3]; Sailing[2]", ["sailing", "oars"], nameOf);
        expect(pieces.map(({ text, tail }) => [text, tail])).toEqual([["Oars", ","], [" then [3]; ", ""], ["Sailing", ""], ["[2]", ""]]);
    });
});
