import { describe, expect, it } from "vitest";

import type { Shown, View } from "../api/model";
import { faces, told } from "./fixtures/game";
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
    told.steps.slice(1).forEach((step, place) => {
        it(`lead from view ${place} to the next`, () => {
            const before = told.steps[place]!.view;
            const after = step.events.reduce((view, event) => reduce(view, event, faces), before);
            expect(cards(after)).toEqual(cards(step.view));
        });
    });

    it("leave as many actions as are not begun, and never fewer than the server says", () => {
        told.steps.slice(1).forEach((step, place) => {
            const after = step.events.reduce((view, event) => reduce(view, event, faces), told.steps[place]!.view);
            if (step.view.turn_number > 0) expect(after.actions_left).toBeGreaterThanOrEqual(step.view.actions_left);
            if (step.events.at(-1)?.kind === "turn") expect(after.actions_left).toBe(step.view.actions_left);
        });
    });

    it("say what points, icons, achievements and actions there are then, whatever these are", () => {
        const changed = [{ seat: 1, points: 77, icons: [9, 8, 7, 6, 5, 4], achieved: 3 }];
        const after = reduce(told.steps[3]!.view, { kind: "turn", seat: 1, turn_number: 2, actions_left: 5, changed }, faces);
        expect([after.turn, after.turn_number, after.actions_left]).toEqual([1, 2, 5]);
        const { points, icons, achieved } = after.players[1]!;
        expect([points, icons, achieved]).toEqual([77, [9, 8, 7, 6, 5, 4], 3]);
        expect(after.players[0]).toEqual(told.steps[3]!.view.players[0]);
    });

    it("put a player out of the game, without special achievements", () => {
        const { players, ...rest } = told.steps[3]!.view;
        const before = { ...rest, players: players.map((player) => ({ ...player, specials: ["Empire"] })) };
        const after = reduce(before, { kind: "eliminate", seat: 1 }, faces);
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
