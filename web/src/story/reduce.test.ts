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

    it("leave the view that they begin with as it is", () => {
        const before = told.steps[1]!.view;
        const copy = structuredClone(before);
        for (const event of told.steps[2]!.events) reduce(before, event, faces);
        expect(before).toEqual(copy);
    });
});
