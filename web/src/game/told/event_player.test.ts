import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { EventView, State } from "../../api/model";
import { settings } from "../../settings/settings.svelte";
import { faces, told } from "../fixtures/game";
import { EventPlayer } from "./event_player.svelte";

const views = told.steps.map((step) => step.view);
const all = told.steps.flatMap((step) => step.events);
const count = (step: number) => told.steps.slice(0, step + 1).reduce((sum, { events }) => sum + events.length, 0);
const state = (step: number, from = 0): State =>
    ({ sequence: step, seat: 0, view: views[step], questions: [], events_from: from, events: all.slice(from, count(step)) }) as unknown as State;
const until = (step: number): EventView[] => all.slice(0, count(step));

/** A player of events that has come to a step of the fixture's game, when the reader sees what follows. */
function at(step: number): EventPlayer {
    const player = new EventPlayer(faces, { me: 0, lettersOf: () => 10 });
    player.hear(state(step), until(step));
    return player;
}

beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "normal";
});
afterEach(() => vi.useRealTimers());

describe("a story", () => {
    it("begins with the position as it is", () => {
        const player = at(10);
        expect(player.view).toEqual(views[10]);
        expect([player.told, player.waiting, player.current]).toEqual([count(10), 0, null]);
    });

    it("is told event by event, and ends at the position that the server sent", () => {
        const player = at(10);
        const heard: EventView[] = [];
        player.listen((events) => heard.push(...events));
        player.hear(state(14, count(10)), until(14));
        expect(player.told).toBe(count(10) + 1);
        expect(player.view).not.toEqual(views[14]);
        vi.runAllTimers();
        expect(heard).toEqual(all.slice(count(10), count(14)));
        expect([player.view, player.current, player.waiting]).toEqual([views[14], null, 0]);
    });

    it("goes on with what comes meanwhile, also if a message repeats what is told already", () => {
        const player = at(10);
        const heard: EventView[] = [];
        player.listen((events) => heard.push(...events));
        player.hear(state(13, count(10)), until(13));
        vi.advanceTimersByTime(1000);
        const before = player.told;
        player.hear(state(14, count(10)), structuredClone(until(14)));
        expect(player.told).toBe(before);
        vi.runAllTimers();
        expect(heard).toEqual(all.slice(count(10), count(14)));
    });

    it("goes on when something is noted of an event that was told already", () => {
        const player = at(14);
        const heard: EventView[] = [];
        player.listen((events) => heard.push(...events));
        const noted = until(15).map((event, index) => (index === count(14) - 1 ? { ...event, note: "nothing" } : event));
        player.hear(state(15, count(14) - 1), noted);
        vi.runAllTimers();
        expect(heard).toEqual(noted.slice(count(14)));
        expect(player.view).toEqual(views[15]);
    });

    it("is over at once with the pace instant, chosen at any time", () => {
        const player = at(10);
        player.hear(state(14, count(10)), until(14));
        settings.pace = "instant";
        player.repace();
        expect([player.view, player.told]).toEqual([views[14], count(14)]);
        player.hear(state(16, count(14)), until(16));
        expect(player.view).toEqual(views[16]);
    });

    it("waits for the reader at each line with the pace slow", () => {
        settings.pace = "slow";
        const player = at(7);
        player.hear(state(8, count(7)), until(8));
        vi.runAllTimers();
        expect(player.current?.kind).toBe("return");
        player.hear(state(9, count(8)), until(9));
        expect(player.current?.kind).toBe("return");
        player.next();
        vi.runAllTimers();
        expect(player.current?.kind).toBe("draw");
    });

    it("says which move is on the stage, as long as it is", () => {
        settings.pace = "slow";
        const player = at(6);
        player.hear(state(8, count(6)), until(8));
        expect(player.scene).toEqual({ from: count(6), to: count(8) });
        player.catchUp();
        expect(player.scene).toBeNull();
        player.hear(state(10, count(8)), until(10));
        expect([player.current?.kind, player.scene]).toEqual(["action", null]);
    });

    it("is heard of with the pace instant, too, all at once", () => {
        settings.pace = "instant";
        const player = at(10);
        const heard: number[] = [];
        player.listen((events) => heard.push(events.length));
        player.hear(state(14, count(10)), until(14));
        expect(heard).toEqual([count(14) - count(10)]);
    });

    it("is skipped by a reader who wants to go on", () => {
        const player = at(10);
        player.hear(state(14, count(10)), until(14));
        player.catchUp();
        vi.runAllTimers();
        expect([player.view, player.told, player.missed]).toEqual([views[14], count(14), null]);
    });

    it("that a click skips is shown once the click is painted", () => {
        settings.pace = "slow";
        const player = at(10);
        player.hear(state(14, count(10)), until(14));
        player.catchUpSoon();
        expect(player.view).not.toEqual(views[14]);
        vi.runAllTimers();
        expect([player.view, player.told, player.current]).toEqual([views[14], count(14), null]);
    });

    it("that a click skips is no more of it than had happened by then", () => {
        settings.pace = "slow";
        const player = at(10);
        player.hear(state(12, count(10)), until(12));
        player.catchUpSoon();
        player.hear(state(14, count(12)), until(14));
        vi.runAllTimers();
        expect([player.told, player.current]).toEqual([count(12) + 1, all[count(12)]]);
    });

    it("that is told again is not skipped by a click before", () => {
        settings.pace = "slow";
        const player = at(10);
        player.hear(state(12, count(10)), until(12));
        player.catchUpSoon();
        player.retell(0);
        vi.runAllTimers();
        expect(player.index).toBe(1);
    });

    it("that was skipped is over, with what comes later, until the reader is asked again", () => {
        settings.pace = "slow";
        const player = at(10);
        player.hear(state(12, count(10)), until(12));
        player.skip();
        player.hear(state(14, count(12)), until(14));
        expect([player.view, player.told, player.current]).toEqual([views[14], count(14), null]);
        player.hear({ ...state(15, count(14)), questions: [{ seat: 0 }] } as unknown as State, until(15));
        expect([player.view, player.current]).toEqual([views[15], null]);
        player.hear(state(16, count(15)), until(16));
        expect(player.current).not.toBeNull();
    });

    it("shows the position at once after an undo", () => {
        const player = at(14);
        player.hear({ ...state(10, count(10)), sequence: 15 }, until(10));
        expect([player.view, player.told]).toEqual([views[10], count(10)]);
    });

    it("is told again from an earlier event, and stays told", () => {
        const player = at(14);
        player.retell(count(10));
        expect([player.index, player.told]).toEqual([count(10) + 1, count(14)]);
        vi.runAllTimers();
        expect([player.view, player.index]).toEqual([views[14], count(14)]);
    });

    it("is told again so that it can be followed, with the pace instant, too", () => {
        settings.pace = "instant";
        const player = at(14);
        player.retell(count(10));
        vi.advanceTimersByTime(50);
        expect([player.index, player.duration() > 0]).toEqual([count(10) + 1, true]);
        vi.runAllTimers();
        expect([player.view, player.duration()]).toEqual([views[14], 120]);
    });
});

describe("a reader who comes back to the page", () => {
    it("is told what is little", () => {
        const player = at(10);
        player.sleep();
        player.hear(state(11, count(10)), until(11));
        expect(player.told).toBe(count(10));
        player.wake();
        expect(player.told).toBe(count(10) + 1);
        vi.runAllTimers();
        expect([player.told, player.missed]).toEqual([count(11), null]);
    });

    it("gets a summary of what is much", () => {
        const player = at(10);
        player.sleep();
        player.hear(state(30, count(10)), until(30));
        player.wake();
        expect(player.view).toEqual(views[30]);
        expect(player.missed).toEqual({ from: count(10), to: count(30) });
    });

    it("gets the summary with the pace instant, too", () => {
        settings.pace = "instant";
        const player = at(10);
        player.sleep();
        player.hear(state(30, count(10)), until(30));
        player.wake();
        expect(player.missed).toEqual({ from: count(10), to: count(30) });
    });

    it("gets none of what an undo has taken back", () => {
        const player = at(30);
        player.offer(count(10));
        player.hear({ ...state(12, count(12)), sequence: 31 }, until(12));
        expect(player.missed).toBeNull();
    });
});
