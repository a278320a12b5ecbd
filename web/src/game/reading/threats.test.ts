import { expect, test } from "vitest";

import type { PileView, Reach } from "../../api/model";
import { withFacts } from "../fixtures/facts";
import { asking, gameAt, pass } from "../fixtures/table";
import { threatsTo, threatWords } from "./threats";

const game = gameAt(asking("action", [pass]));
const hits: Reach = { hit: [0], shares: [2], counts: [1, 2, 2] };
const shared: Reach = { hit: [], shares: [0], counts: [1, 1, 0] };

/** The threats to Ann by top cards of Bob's and Cleo's that would reach the others so. */
function threatsBy(bob: Record<string, Reach>, cleo: Record<string, Reach> = {}): ReturnType<typeof threatsTo> {
    const tops = [{}, bob, cleo];
    const board = (seat: number): PileView[] => Object.keys(tops[seat]!).map((card) => ({ color: "red", splay: "none", cards: ["archery", card] }));
    const players = game.view.players.map((player) => ({ ...player, board: board(player.seat) }));
    return threatsTo(withFacts({ ...game.view, players }, tops.map((piles) => ({ piles }))), 0);
}

test("the top cards threaten that would hit the reader, and not those to share", () => {
    expect(threatsBy({ oars: hits, agriculture: shared })).toEqual([{ seat: 1, cards: ["oars"] }]);
    expect(threatsBy({ agriculture: shared })).toEqual([]);
    expect(threatWords([], game)).toEqual([]);
});

test("a single card that threatens is named, and whose it is", () => {
    expect(threatWords(threatsBy({ oars: hits }), game)).toEqual(["Bob can hit you with Oars", "1 card would hit you"]);
});

test("several are counted in a sentence that names whose they are", () => {
    expect(threatWords(threatsBy({ oars: hits, agriculture: hits }, { tools: hits }), game)).toEqual([
        "Bob and Cleo can hit you with 3 cards",
        "3 cards would hit you",
    ]);
    expect(threatWords(threatsBy({ oars: hits, agriculture: hits }), game)[0]).toBe("Bob can hit you with 2 cards");
});
