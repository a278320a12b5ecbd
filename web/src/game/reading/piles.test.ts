import { expect, test } from "vitest";

import type { PileView } from "../../api/model";
import { withFacts } from "../fixtures/facts";
import { asking, gameAt, pass } from "../fixtures/table";
import { pileName, shownPile } from "./piles";

const { view } = gameAt(asking("action", [pass]));
const pile: PileView = { color: "red", splay: "left", cards: ["archery", "oars"] };
const told = withFacts(view, [{}, { piles: { oars: { hit: [0], shares: [2], counts: [1, 4, 5] } } }]);

test("a pile is called by its color, its splay and how many cards it has", () => {
    expect(pileName(pile)).toBe("red, splayed left, 2 cards");
});

test("a pile says what its top card would do to the reader", () => {
    expect(shownPile({ view: told, me: 0 }, 1, pile)).toEqual({
        place: { kind: "board", seat: 1, color: "red" },
        top: "oars",
        name: pileName(pile),
        hits: true,
        shares: false,
    });
    expect(shownPile({ view: told, me: 2 }, 1, pile)).toMatchObject({ hits: false, shares: true });
    expect(shownPile({ view: told, me: -1 }, 1, pile)).toMatchObject({ hits: false, shares: false });
    expect(shownPile({ view, me: 0 }, 1, pile)).toMatchObject({ hits: false, shares: false });
});
