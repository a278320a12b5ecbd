import { expect, test } from "vitest";

import type { Reach } from "../../api/model";
import { withFacts } from "../fixtures/facts";
import { asking, gameAt, pass } from "../fixtures/table";
import type { Game } from "../game.svelte";
import { alikeReached, shownReach } from "./reach";

/** A game of three in which a card of Bob's would reach the others so; of Cleo's icons one is on a card beside the board. */
function gameWith(reach: Reach): Game {
    const { me, names, faces, wording, view } = gameAt(asking("action", [pass]));
    const players = view.players.map((player, seat) => ({ ...player, icons: [0, 0, 0, reach.counts[seat]! - (seat === 2 ? 1 : 0), 0, 0] }));
    return { view: withFacts({ ...view, players }, [{}, { piles: { oars: reach } }]), me, names, faces, wording } as unknown as Game;
}

test("a card is shown with whom it reaches and why", () => {
    const reach = shownReach(gameWith({ hit: [0, 2], compelled: [2], shares: [0], counts: [3, 4, 4] }), 1, "oars")!;
    expect(reach.byWay).toEqual({ hit: [0], compels: [2], shares: [0] });
    expect([0, 1, 2].map(reach.count)).toEqual(["3", "4", "3 + 1"]);
    expect(reach.sentence).toContain("If Bob uses Oars: You'd be hit: ");
    expect(reach.why(0)).toBe("You have fewer castle than Bob: 3 and 4.");
    expect(reach.part("hit", 0)).toBe("You'd be hit: 3 castle, fewer than Bob's 4");
    expect(reach.details([0, 1])).toBe("");
    expect(reach.details([0, 1, 2])).toBe("Cleo: 4 (3 on the board, 1 on the card)");
});

test("it says why a card hits nobody", () => {
    const reach = shownReach(gameWith({ hit: [], shares: [0, 2], counts: [4, 4, 5] }), 1, "oars")!;
    expect(reach.details([0])).toBe("It hits nobody: every opponent has at least as many castle.");
});

test("nothing is shown of a card that nobody can use", () => {
    const game = gameWith({ hit: [], shares: [], counts: [0, 0, 1] });
    expect([shownReach(game, 0, "oars"), shownReach(game, 1, "archery"), shownReach(game, 1, "no-card")]).toEqual([null, null, null]);
});

test("once the boards show other numbers than those it follows from, it says nothing", () => {
    const game = gameWith({ hit: [0], shares: [], counts: [3, 4, 4] });
    const told = (castles: readonly number[]): boolean => {
        const [, bob] = game.view.facts!.players;
        const players = castles.map((number, seat) => ({ ...bob!, seat, piles: [{ ...bob!.piles[0]!, icons: [0, 0, 0, number, 0, 0] }] }));
        const view = { ...game.view, facts: { ...game.view.facts!, players } };
        return !shownReach({ ...game, view } as unknown as Game, 1, "oars")!.stale;
    };
    expect([told([3, 4, 3]), told([3, 4, 4]), told([2, 4, 3])]).toEqual([true, false, false]);
});

test("those whom it does the same to are side by side, and last those whom it doesn't reach", () => {
    const reach = shownReach(gameWith({ hit: [2], shares: [0], counts: [4, 4, 1] }), 1, "oars")!;
    expect(alikeReached(reach, [0, 2])).toEqual([{ ways: ["shares"], alike: [0] }, { ways: ["hit"], alike: [2] }]);
    expect(alikeReached({ ...reach, byWay: { hit: [0, 2], compels: [], shares: [2] } }, [0, 1, 2, 3])).toEqual([
        { ways: ["hit", "shares"], alike: [2] },
        { ways: ["hit"], alike: [0] },
        { ways: [], alike: [1, 3] },
    ]);
});
