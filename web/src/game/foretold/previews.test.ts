import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Refused } from "../../api/client";
import type { Preview } from "../../api/model";
import { Previews } from "./previews.svelte";

interface Asked {
    action: string;
    signal: AbortSignal;
    answer: (preview: Preview) => void;
    refuse: (reason: Error) => void;
}
let asked: Asked[];
let previews: Previews;
const of = (action: string): Preview => ({ action }) as Preview;

beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    previews = new Previews(
        (action, signal) => new Promise((answer, refuse) => asked.push({ action, signal, answer, refuse })),
    );
});
afterEach(() => vi.useRealTimers());

async function settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(100);
}

test("what is wanted for a moment only is not asked for", async () => {
    previews.want(1, "draw", 50);
    previews.want(1, "dogma:oars", 50);
    await settle();
    expect(asked.map(({ action }) => action)).toEqual(["dogma:oars"]);
    expect(previews.shown).toBeNull();
    asked[0]?.answer(of("dogma:oars"));
    await settle();
    expect(previews.shown).toEqual(of("dogma:oars"));
});

test("in one position each action is asked for once", async () => {
    previews.want(1, "draw", 0);
    await settle();
    asked[0]?.answer(of("draw"));
    await settle();
    previews.want(1, null, 0);
    expect(previews.shown).toBeNull();
    previews.want(1, "draw", 0);
    expect(previews.shown).toEqual(of("draw"));
    await settle();
    expect(asked.length).toBe(1);
});

test("what is known of an action is that of the same position", async () => {
    previews.want(1, "draw", 0);
    await settle();
    asked[0]?.answer(of("draw"));
    await settle();
    expect(previews.of(1, "draw")).toEqual(of("draw"));
    expect([previews.of(2, "draw"), previews.of(1, "dogma:oars")]).toEqual([null, null]);
});

test("another position knows nothing of the one before", async () => {
    previews.want(1, "draw", 0);
    await settle();
    asked[0]?.answer(of("draw"));
    await settle();
    previews.want(2, "draw", 0);
    expect(previews.shown).toBeNull();
    await settle();
    expect(asked.length).toBe(2);
});

test("a request that nobody waits for any more is cancelled, and a late answer to it dropped", async () => {
    previews.want(1, "draw", 0);
    await settle();
    previews.want(1, "dogma:oars", 0);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(of("draw"));
    await settle();
    previews.want(1, "draw", 0);
    expect(previews.shown).toBeNull();
});

test("a refusal is kept until something else is wanted", async () => {
    previews.want(1, "draw", 0);
    await settle();
    asked[0]?.refuse(new Refused("no_such_action", "not now", 422));
    await settle();
    expect(previews.failure?.message).toBe("not now");
    previews.want(1, "dogma:oars", 0);
    expect(previews.failure).toBeNull();
});

test("after closing nothing is asked for", async () => {
    previews.want(1, "draw", 50);
    previews.close();
    await settle();
    expect(asked).toEqual([]);
});

test("nothing is asked while something is done, and what is wanted still is asked after it", async () => {
    previews.want(1, "draw", 0);
    await settle();
    previews.rest();
    expect(asked[0]?.signal.aborted).toBe(true);
    previews.want(1, "dogma:oars", 0);
    await settle();
    expect(asked.length).toBe(1);
    previews.goOn();
    await settle();
    expect(asked.map(({ action }) => action)).toEqual(["draw", "dogma:oars"]);
});

test("what was wanted before is not asked for in another position", async () => {
    previews.want(1, "draw", 50);
    previews.rest();
    previews.goOn();
    previews.want(2, null, 50);
    await settle();
    expect(asked).toEqual([]);
});

test("whoever waits for a preview is told it, or that there is none", async () => {
    const told: (Preview | null)[] = [];
    const wait = (action: string): void => void previews.soon(1, action).then((preview) => told.push(preview));
    wait("meld:oars");
    await settle();
    asked[0]?.answer(of("meld:oars"));
    await settle();
    wait("meld:oars");
    await settle();
    expect([told, asked.length]).toEqual([[of("meld:oars"), of("meld:oars")], 1]);
    wait("draw");
    await settle();
    asked[1]?.refuse(new Refused("no_such_action", "not now", 422));
    wait("meld:archery");
    await settle();
    wait("meld:tools"); // another one is wanted
    await settle();
    previews.rest();
    await settle();
    expect(told.slice(2)).toEqual([null, null, null]);
});
