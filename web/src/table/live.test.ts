import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { LiveMessage, State, TableView } from "../api/model";
import { position, stateWith } from "./fixture";
import { LiveTable } from "./live.svelte";

const sockets: EventTarget[] = [];
const table = { seats: [], status: "running" } as unknown as TableView;

beforeEach(() => {
    sockets.length = 0;
    vi.stubGlobal("WebSocket", class extends EventTarget {
        constructor() {
            super();
            sockets.push(this);
        }
        close(): void {}
    });
});

/** What the server tells. */
function tell(state: State): void {
    const message: LiveMessage = { type: "state", table, state };
    sockets.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
}

/** A table that has listened to what the server told. */
function told(...states: State[]): LiveTable {
    const live = new LiveTable("some-table");
    live.open();
    states.forEach(tell);
    live.close();
    return live;
}

const seenBy = (seat: number, sequence: number): State =>
    stateWith([], { sequence, seat, view: { ...position, seat } });

test("who watches is told of the end, although everything is open then", () => {
    expect(told(seenBy(-1, 7), seenBy(-2, 8)).state?.seat).toBe(-2);
});

test("what another seat is told is not for this one", () => {
    expect(told(seenBy(0, 7), seenBy(1, 8)).state?.seat).toBe(0);
});

describe("a page that comes into sight again", () => {
    const live = new LiveTable("some-table");
    let hidden = false;

    beforeEach(() => {
        vi.useFakeTimers();
        vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
        live.open();
    });
    afterEach(() => {
        live.close();
        vi.useRealTimers();
        vi.restoreAllMocks();
    });

    /** The page is out of sight so long. */
    function away(seconds: number): void {
        for (const out of [true, false]) {
            hidden = out;
            document.dispatchEvent(new Event("visibilitychange"));
            if (out) vi.setSystemTime(Date.now() + seconds * 1000);
        }
    }

    test("after long listens anew, as a device that slept is not told that its connection is gone", () => {
        tell(seenBy(0, 7));
        away(60);
        expect(sockets).toHaveLength(2);
        expect(live.connection).toBe("open"); // nothing is known to be wrong
    });

    test("after a moment goes on listening", () => {
        tell(seenBy(0, 7));
        away(1);
        expect(sockets).toHaveLength(1);
    });

    test("does not wait any longer for a connection that it knows to be lost", () => {
        tell(seenBy(0, 7));
        sockets[0]?.dispatchEvent(new CloseEvent("close"));
        away(1);
        expect(sockets).toHaveLength(2);
    });
});
