import { expect, test } from "vitest";

import { withFacts } from "../fixtures/facts";
import { told } from "../fixtures/game";
import { position } from "../fixtures/table";
import { factsOf, iconsOfPile, reachOf } from "./facts";

const hits = { hit: [0], shares: [2], counts: [1, 2, 2] };
const shared = { hit: [], shares: [0], counts: [1, 1, 0] };

test("a card that the server has told nothing of reaches nobody yet", () => {
    const view = withFacts(position, [{}, { piles: { oars: hits } }]);
    expect(reachOf(view, 1, "oars")).toEqual(hits);
    expect(reachOf(view, 1, "archery")).toBeNull();
    expect(reachOf({ ...view, facts: null }, 1, "oars")).toBeNull();
    expect(factsOf({ ...view, facts: null }, 1)).toBeNull();
});

test("a card that could be used as a free action reaches whom the server says", () => {
    const view = withFacts(position, [{}, {}], { free: [{ card: "tools", reach: shared }] });
    expect(reachOf(view, 1, "tools")).toEqual(shared);
    expect(reachOf(view, 1, "oars")).toBeNull();
});

test("the icons of all piles are those of the board", () => {
    for (const { view } of told.steps)
        for (const { seat, board, icons } of view.players) {
            const piles = board.map(({ color }) => iconsOfPile(view, seat, color)!);
            expect(icons).toEqual(icons.map((_, index) => piles.reduce((sum, counts) => sum + counts[index]!, 0)));
        }
});
