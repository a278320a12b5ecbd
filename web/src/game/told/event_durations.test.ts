import { describe, expect, it } from "vitest";

import type { EventView } from "../../api/model";
import type { Pace } from "../../settings/settings.svelte";
import { movementOf, pauseOf, type Told } from "./event_durations";
import type { Telling } from "./moves";

const action = (plain = false): EventView => ({ kind: "action", seat: 1, plain });
const change = (kind = "draw"): EventView => ({ kind, seat: 1 });
const effect: EventView = { kind: "effect", seat: 1 };

/** The pauses after the events of a move, each with so many letters. */
const pauses = (events: EventView[], telling: Telling, pace: Pace = "normal", letters = 40, more: Partial<Told> = {}) =>
    events.map((event) => pauseOf({ event, events, move: { from: 0, to: events.length }, telling, letters, waiting: 0, ...more }, pace));
const total = (...all: Parameters<typeof pauses>) => pauses(...all).reduce<number>((sum, pause) => sum + (pause ?? 0), 0);

describe("a move is told", () => {
    it("in half a second if it is plain, whatever follows the draw or meld", () => {
        expect(total([action(true), change()], "plain")).toBe(500);
        expect(total([action(true), change("meld"), change("draw")], "plain")).toBe(500);
    });

    it("in little more if it is a dogma that is no matter of the reader's: three turns of two take about four seconds", () => {
        for (const many of [1, 5, 20]) expect(total([action(), effect, ...Array(many).fill(change())], "passing")).toBeCloseTo(650, -2);
    });

    it("line by line on the stage, each as long as it takes to read, and never longer than 2.2 seconds", () => {
        const [, first] = pauses([action(), change()], "scene", "normal", 20);
        expect(first).toBe(700 + 20 * 25);
        expect(pauses([change()], "scene", "normal", 400)).toEqual([2200]);
        expect(pauses([effect, { ...effect, note: "bonus" }], "scene", "normal", 10)).toEqual([350, 950]);
        expect(pauses([effect, change(), { ...effect, seat: 1 }], "scene", "normal", 10).at(-1)).toBe(0);
    });

    it("on the stage briefly where it is no matter of the reader's, or nothing happens", () => {
        expect(pauses([{ ...effect, note: "nothing" }], "scene", "normal", 80)).toEqual([500]);
        expect(pauses([change()], "scene", "normal", 80, { aside: true })).toEqual([500]);
        expect(pauses([action()], "scene", "normal", 80, { aside: true })).toEqual([420 + 2200]);
    });

    it("with a line of its own that an effect reached the reader in vain", () => {
        const events = [action(), { ...effect, note: "nothing" }];
        expect(pauses(events, "passing")).toEqual([250, 600]);
        expect(pauses(events, "passing", "normal", 40, { aside: true })).toEqual([250, 400]);
    });

    it("quickly if the reader follows alone", () => {
        expect(pauses([action(), effect, change()], "alone")).toEqual([0, 0, 600]);
    });

    it("with time for what decides the game", () => {
        expect(pauses([change("achieve"), change("claim")], "passing")).toEqual([700, 700]);
    });
});

describe("the pace", () => {
    it("slow waits for the reader at each line, and at nothing else", () => {
        expect(pauses([action(), effect, change()], "scene", "slow")).toEqual([null, 350, null]);
        expect(pauses([{ kind: "turn", seat: 1 }, action(true), change()], "plain", "slow")).toEqual([0, 0, null]);
    });

    it("fast takes half the time, instant none", () => {
        expect(total([action(true), change()], "plain", "fast")).toBe(250);
        expect(pauses([action(), change()], "scene", "instant")).toEqual([0, 0]);
    });

    it("gives cards their time to fly", () => {
        expect((["slow", "normal", "fast", "instant"] as const).map(movementOf)).toEqual([420, 420, 210, 120]);
    });

    it("does not stop at what there are no words for", () => {
        expect(pauses([change()], "scene", "slow", 0)).toEqual([0]);
    });

    it("hurries for those who only watch if much waits to be told", () => {
        const [slow] = pauses([change()], "scene", "normal", 40, { watching: true, waiting: 3 });
        const [quick] = pauses([change()], "scene", "normal", 40, { watching: true, waiting: 40 });
        expect(quick).toBeLessThan(slow! / 2);
        expect(pauses([change()], "scene", "normal", 40, { waiting: 40 })).toEqual([slow]);
    });
});
