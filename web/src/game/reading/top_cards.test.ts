import { expect, test } from "vitest";

import { withFacts } from "../fixtures/facts";
import { position } from "../fixtures/table";
import { betweenActions, ownerOfFree, ownerOfTop } from "./top_cards";

const pile = (...cards: string[]) => ({ color: "red", splay: "none", cards });
const [ann, bob] = position.players;
const view = {
    ...position,
    started: true,
    running: [],
    result: null,
    players: [
        { ...ann!, seat: 0, board: [pile("oars", "archery")] },
        { ...bob!, seat: 1, board: [pile("gunpowder")] },
    ],
};

test("a card on top belongs to whose pile it is; one beneath is nobody's", () => {
    expect(ownerOfTop(view, "archery")).toBe(0);
    expect(ownerOfTop(view, "gunpowder")).toBe(1);
    expect(ownerOfTop(view, "oars")).toBe(-1);
});

test("actions can be looked ahead at between two actions only", () => {
    expect(betweenActions(view)).toBe(true);
    expect(betweenActions({ ...view, started: false })).toBe(false);
    expect(betweenActions({ ...view, running: [{ card: "oars", effect: "demand", launcher: 0 }] })).toBe(false);
});

test("a card that could be used as a free action belongs to the player who could", () => {
    const free = [{ card: "tools", reach: { shares: [], hit: [], counts: [1, 0] } }];
    const { players, ...facts } = withFacts(view, [{}, {}]).facts!;
    const known = { ...view, facts: { ...facts, players: [players[0]!, { ...players[1]!, free }] } };
    expect(ownerOfFree(known, "tools")).toBe(1);
    expect(ownerOfFree(known, "archery")).toBe(-1);
    expect(ownerOfFree(view, "tools")).toBe(-1);
});
