import { describe, expect, it } from "vitest";

import type { Shown, View } from "../../api/model";
import { faces, told } from "../fixtures/game";
import { reduce } from "./reduce";

/** What a view says of the cards: all but the counters of the turn, and hidden cards by their backs alone. */
function cards(view: View): unknown {
    const backs = (pile: Shown[]) => pile.map((card) => card.card || `[${card.age}]`).sort();
    return {
        players: view.players.map(({ board, icons, hand, score_pile, points, achievements, specials }) => ({
            board,
            icons,
            hand: backs(hand),
            score_pile: backs(score_pile),
            points,
            achievements,
            specials: [...specials].sort(),
        })),
        supplies: view.supplies,
        available: view.available,
        specials: view.specials,
        removed: view.removed,
        turn: view.turn,
    };
}

describe("the events of a step", () => {
    told.steps.slice(1).forEach((step, index) => {
        it(`lead from view ${index} to the next`, () => {
            const before = told.steps[index]!.view;
            const after = step.events.reduce((view, event) => reduce(view, event, faces), before);
            expect(cards(after)).toEqual(cards(step.view));
        });
    });

    it("leave as many actions as are not begun, and never fewer than the server says", () => {
        told.steps.slice(1).forEach((step, index) => {
            const after = step.events.reduce((view, event) => reduce(view, event, faces), told.steps[index]!.view);
            if (step.view.turn_number > 0) expect(after.actions_left).toBeGreaterThanOrEqual(step.view.actions_left);
            if (step.events.at(-1)?.kind === "turn") expect(after.actions_left).toBe(step.view.actions_left);
        });
    });

    it("say what points, icons, achievements and actions there are then, whatever these are", () => {
        const changed = [{ seat: 1, points: 77, icons: [9, 8, 7, 6, 5, 4], achieved: 3 }];
        const after = reduce(told.steps[3]!.view, { kind: "turn", does: "turn", seat: 1, turn_number: 2, actions_left: 5, changed }, faces);
        expect([after.turn, after.turn_number, after.actions_left]).toEqual([1, 2, 5]);
        const { points, icons, achieved } = after.players[1]!;
        expect([points, icons, achieved]).toEqual([77, [9, 8, 7, 6, 5, 4], 3]);
        expect(after.players[0]).toEqual(told.steps[3]!.view.players[0]);
    });

    it("put a player out of the game, without special achievements", () => {
        const { players, ...rest } = told.steps[3]!.view;
        const before = { ...rest, players: players.map((player) => ({ ...player, specials: ["Empire"] })) };
        const after = reduce(before, { kind: "eliminate", does: "leave", seat: 1 }, faces);
        expect(after.players.map(({ out = false, specials }) => [out, specials.length])).toEqual([
            [false, 1],
            [true, 0],
            [false, 1],
        ]);
    });

    it("leave the view that they begin with as it is", () => {
        const before = told.steps[1]!.view;
        const copy = structuredClone(before);
        for (const event of told.steps[2]!.events) reduce(before, event, faces);
        expect(before).toEqual(copy);
    });
});

describe("a zone that a set brings", () => {
    const { players, ...rest } = told.steps[3]!.view;
    const box = (seat: number) => ({ kind: "box", seen_by: "owner", cards: seat === 0 ? [] : [{ age: 1 }] });
    const before: View = {
        ...rest,
        seat: 0,
        players: players.map((player) => ({ ...player, zones: [box(player.seat)] })),
        zones: [{ kind: "shelf", seen_by: "all", cards: [{ age: 1, set: "base", card: "oars" }] }],
    };
    const oars = { age: 1, set: "base", card: "oars" };
    const moved = (seat: number) =>
        reduce(before, { kind: "transfer", does: "move", seat, cards: [oars], source: { kind: "shelf" }, target: { kind: "box", seat } }, faces);

    it("gives a card and gets one, which its owner sees", () => {
        expect(moved(0).zones[0]!.cards).toEqual([]);
        expect(moved(0).players[0]!.zones[0]!.cards).toEqual([oars]);
        expect(moved(0).players[1]!.zones).toEqual(before.players[1]!.zones);
    });

    it("hides what everybody has seen go into that of another", () => {
        expect(moved(1).players[1]!.zones[0]!.cards).toEqual([{ age: 1 }, { age: 1, set: "base" }]);
    });

    it("shows what is revealed there until the effect ends", () => {
        const place = { kind: "box", seat: 1 };
        const shown = reduce(before, { kind: "reveal", does: "reveal", seat: 1, cards: [{ age: 1, card: "oars" }], source: place, target: place }, faces);
        expect(shown.players[1]!.zones[0]!.cards).toEqual([{ age: 1, card: "oars" }]);
        expect(reduce(shown, { kind: "bonus", begins: true, seat: 0 }, faces).players[1]!.zones[0]!.cards).toEqual([{ age: 1 }]);
    });
});
