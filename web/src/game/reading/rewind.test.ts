import { describe, expect, it } from "vitest";

import type { Shown, View } from "../../api/model";
import { faces, told } from "../fixtures/game";
import { positionAt } from "./rewind";

const last = told.steps.at(-1)!.view;
const events = told.steps.flatMap((step) => step.events);
const toldAt = (step: number) => told.steps.slice(0, step + 1).reduce((sum, { events }) => sum + events.length, 0);
const backs = (pile: Shown[]) => pile.map((card) => card.card ?? `[${card.age}]`).sort();
const cards = (view: View) => [
    view.supplies,
    view.available,
    [...view.specials].sort(),
    view.removed,
    view.players.map((player) => [player.board, player.icons, backs(player.score_pile), player.points, player.achievements]),
    view.players.map((player) => backs(player.hand)),
];

describe("an earlier position", () => {
    it("is the one that the server showed then", () => {
        for (const step of [0, 1, 10, 35, 60, told.steps.length - 1])
            expect(cards(positionAt(last, events, toldAt(step), faces))).toEqual(cards(told.steps[step]!.view));
    });

    it("before the first event has empty boards", () => {
        const start = positionAt(last, events, 0, faces);
        expect(start.started).toBe(false);
        expect(start.players.map((player) => player.board)).toEqual([[], [], []]);
    });
});
