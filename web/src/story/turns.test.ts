import { describe, expect, it } from "vitest";

import { told } from "../game/fixtures/game";
import { lastOf, turnsOf } from "./turns";

const events = told.steps.flatMap((step) => step.events);
const turns = turnsOf(events);

describe("the turns of a story", () => {
    it("hold every event once, in order", () => {
        const places = turns.flatMap((turn) => [turn, ...turn.actions].flatMap((part) => [part.head, ...("lines" in part ? part.lines : [])]));
        expect(places.filter((line) => line !== null).map((line) => line.index)).toEqual(events.map((_, index) => index));
    });

    it("have two actions each, but for the first, and none before the first turn", () => {
        expect(turns[0]?.head).toBeNull();
        expect(turns[1]?.head?.event.turn_number).toBe(1);
        expect(turns.slice(2, 8).map((turn) => turn.actions.filter((action) => action.head).length)).toEqual([2, 2, 2, 2, 2, 2]);
    });

    it("stay the same objects if nothing has come to them", () => {
        const more = turnsOf(events.slice(0, -1));
        expect(more[3]).toBe(turns[3]);
        expect(turnsOf(events)[3]).toBe(turns[3]);
    });

    it("are shown from the last one on, as many as have something to show", () => {
        const { turns: last, more } = lastOf(turns, 2, (line) => line.event.kind === "score");
        expect(last).toHaveLength(2);
        expect(more).toBe(true);
        expect(last[0]!.index).toBeLessThan(last[1]!.index);
        expect(lastOf(turns, 1000, () => true)).toEqual({ turns, more: false });
    });
});
