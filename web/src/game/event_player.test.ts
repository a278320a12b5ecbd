import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { EventView, State } from "../api/model";
import { settings } from "../settings/settings.svelte";
import { Teller } from "./event_player.svelte";
import { faces, told } from "./fixtures/game";

const views = told.steps.map((step) => step.view);
const all = told.steps.flatMap((step) => step.events);
const count = (step: number) => told.steps.slice(0, step + 1).reduce((sum, { events }) => sum + events.length, 0);
const state = (step: number, from = 0): State =>
    ({ sequence: step, seat: 0, view: views[step], questions: [], events_from: from, events: all.slice(from, count(step)), undo: "" }) as unknown as State;
const until = (step: number): EventView[] => all.slice(0, count(step));

/** A teller that has come to a step of the fixture's game, where the reader sees what follows. */
function at(step: number): Teller {
    const teller = new Teller(faces);
    teller.hear(state(step), until(step));
    return teller;
}

beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "normal";
});
afterEach(() => vi.useRealTimers());

describe("a story", () => {
    it("begins with the position as it is", () => {
        const teller = at(10);
        expect(teller.view).toEqual(views[10]);
        expect([teller.told, teller.waiting, teller.current]).toEqual([count(10), 0, null]);
    });

    it("is told event by event, and ends at the position that the server sent", () => {
        const teller = at(10);
        const heard: EventView[] = [];
        teller.listen((event) => heard.push(event));
        teller.hear(state(14, count(10)), until(14));
        expect(teller.told).toBe(count(10) + 1);
        expect(teller.view).not.toEqual(views[14]);
        vi.runAllTimers();
        expect(heard).toEqual(all.slice(count(10), count(14)));
        expect([teller.view, teller.current, teller.waiting]).toEqual([views[14], null, 0]);
    });

    it("goes on with what comes meanwhile, also where a message repeats what is told already", () => {
        const teller = at(10);
        const heard: EventView[] = [];
        teller.listen((event) => heard.push(event));
        teller.hear(state(13, count(10)), until(13));
        vi.advanceTimersByTime(1000);
        const before = teller.told;
        teller.hear(state(14, count(10)), structuredClone(until(14)));
        expect(teller.told).toBe(before);
        vi.runAllTimers();
        expect(heard).toEqual(all.slice(count(10), count(14)));
    });

    it("is over at once with the pace instant, chosen at any time", () => {
        const teller = at(10);
        teller.hear(state(14, count(10)), until(14));
        settings.pace = "instant";
        teller.repace();
        expect([teller.view, teller.told]).toEqual([views[14], count(14)]);
        teller.hear(state(16, count(14)), until(16));
        expect(teller.view).toEqual(views[16]);
    });

    it("waits for the reader with the pace step by step", () => {
        settings.pace = "step";
        const teller = at(10);
        teller.hear(state(14, count(10)), until(14));
        vi.runAllTimers();
        expect(teller.told).toBe(count(10) + 1);
        teller.hear(state(15, count(14)), until(15));
        expect(teller.told).toBe(count(10) + 1);
        teller.next();
        expect(teller.told).toBe(count(10) + 2);
    });

    it("is skipped by who wants to go on", () => {
        const teller = at(10);
        teller.hear(state(14, count(10)), until(14));
        teller.catchUp();
        vi.runAllTimers();
        expect([teller.view, teller.told, teller.missed]).toEqual([views[14], count(14), null]);
    });

    it("shows the position at once after an undo", () => {
        const teller = at(14);
        teller.hear({ ...state(10, count(10)), sequence: 15 }, until(10));
        expect([teller.view, teller.told]).toEqual([views[10], count(10)]);
    });

    it("is told again from an earlier place, and stays told", () => {
        const teller = at(14);
        teller.retell(count(10));
        expect([teller.place, teller.told]).toEqual([count(10) + 1, count(14)]);
        vi.runAllTimers();
        expect([teller.view, teller.place]).toEqual([views[14], count(14)]);
    });

    it("is told again so that it can be followed, with the pace instant, too", () => {
        settings.pace = "instant";
        const teller = at(14);
        teller.retell(count(10));
        vi.advanceTimersByTime(50);
        expect([teller.place, teller.duration() > 0]).toEqual([count(10) + 1, true]);
        vi.runAllTimers();
        expect([teller.view, teller.duration()]).toEqual([views[14], 0]);
    });
});

describe("who comes back to the page", () => {
    it("is told what is little", () => {
        const teller = at(10);
        teller.sleep();
        teller.hear(state(11, count(10)), until(11));
        expect(teller.told).toBe(count(10));
        teller.wake();
        expect(teller.told).toBe(count(10) + 1);
        vi.runAllTimers();
        expect([teller.told, teller.missed]).toEqual([count(11), null]);
    });

    it("gets a summary of what is much", () => {
        const teller = at(10);
        teller.sleep();
        teller.hear(state(30, count(10)), until(30));
        teller.wake();
        expect(teller.view).toEqual(views[30]);
        expect(teller.missed).toEqual({ from: count(10), to: count(30) });
    });

    it("gets the summary with the pace instant, too", () => {
        settings.pace = "instant";
        const teller = at(10);
        teller.sleep();
        teller.hear(state(30, count(10)), until(30));
        teller.wake();
        expect(teller.missed).toEqual({ from: count(10), to: count(30) });
    });

    it("gets none of what an undo has taken back", () => {
        const teller = at(30);
        teller.offer(count(10));
        teller.hear({ ...state(12, count(12)), sequence: 31 }, until(12));
        expect(teller.missed).toBeNull();
    });
});
