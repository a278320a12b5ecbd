import { beforeEach, expect, test, vi } from "vitest";

import type { AccountEvent } from "./account_events.svelte";
import { AccountEvents, untold } from "./account_events.svelte";

const event = (at: number): AccountEvent => ({ kind: "password_changed", at, browser: "Firefox", system: null });

beforeEach(() => localStorage.clear());

function answering(events: AccountEvent[]): void {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(events), { headers: { "Content-Type": "application/json" } }));
}

test("everything is told that came after what was put away", () => {
    expect(untold([event(3), event(2), event(1)], "2")).toEqual([event(3)]);
    expect(untold([event(1)], null)).toEqual([event(1)]);
});

test("what was put away stays away for that person alone, until something else happens", async () => {
    const events = new AccountEvents();
    answering([event(5), event(4)]);
    await events.look("ann");
    expect(events.shown).toEqual([event(5), event(4)]);
    events.putAway("ann");
    expect(events.shown).toEqual([]);
    await events.look("ann");
    expect(events.shown).toEqual([]);
    await events.look("bob");
    expect(events.shown).toEqual([event(5), event(4)]);
    answering([event(6), event(5)]);
    await events.look("ann");
    expect(events.shown).toEqual([event(6)]);
});
