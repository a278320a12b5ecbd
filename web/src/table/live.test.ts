import { beforeEach, expect, test, vi } from "vitest";

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

/** What the server tells a table that listens. */
function told(...states: State[]): LiveTable {
    const live = new LiveTable("some-table");
    live.open();
    for (const state of states) {
        const message: LiveMessage = { type: "state", table, state };
        sockets.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    }
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
