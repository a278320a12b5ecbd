import { expect, test } from "vitest";

import type { PlayerView, View } from "../api/model";
import { faces } from "./fixtures/game";
import { position } from "./fixtures/table";
import { reachingCards } from "./sharing";

/** Oars demands, Agriculture is shared; castles and leaves of seats 0 and 1. */
function at(castles: number[], leaves: number[], more: Partial<View> = {}): { hits: number; shares: number } {
    const board = ["oars", "agriculture"].map((card) => ({ color: "red", splay: "none", cards: ["archery", card] }));
    const players = position.players.map((player, seat) => {
        const icons = [0, leaves[seat]!, 0, castles[seat]!, 0, 0];
        return { ...player, team: seat, icons, board: seat === 1 ? board : [] } as PlayerView;
    });
    return reachingCards(players[1]!, 0, { ...position, players, started: true, result: null, ...more }, faces);
}

test("the cards of a board that would hit a seat, and those that it would share, are counted", () => {
    expect(at([1, 2], [0, 1])).toEqual({ hits: 1, shares: 0 });
    expect(at([2, 2], [3, 1])).toEqual({ hits: 0, shares: 2 });
    expect(at([1, 2], [1, 1])).toEqual({ hits: 1, shares: 1 });
});

test("nothing reaches anybody before the game has begun", () => {
    expect(at([1, 2], [1, 1], { started: false })).toEqual({ hits: 0, shares: 0 });
});
