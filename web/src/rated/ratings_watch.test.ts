import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Refused } from "../api/client";
import type { TableRatings } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { RatingsWatch } from "./ratings_watch.svelte";

beforeEach(() => {
    words.use(new Catalogue("en", [], {}));
    vi.spyOn(words, "loadPart").mockResolvedValue();
});
afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

const told = (waiting: boolean): TableRatings => ({
    kind: "base-2",
    seats: [],
    waiting,
    counted: !waiting,
    uncounted: null,
    joining: null,
});

/** Answers one after the other, the last one again and again, and how often it was asked. */
function answers(...all: readonly (TableRatings | Response)[]): { asked: number } {
    const counted = { asked: 0 };
    vi.stubGlobal("fetch", () => {
        const next = all[Math.min(counted.asked, all.length - 1)]!;
        counted.asked += 1;
        return Promise.resolve(next instanceof Response ? next : Response.json(next));
    });
    return counted;
}

test("a game that is being counted is asked for until it is, less and less often", async () => {
    const counted = answers(...Array.from({ length: 40 }, () => told(true)), told(false));
    const pauses: number[] = [];
    const watch = new RatingsWatch("T", (pause) => Promise.resolve(void pauses.push(pause)));
    await watch.look();
    expect([counted.asked, watch.known?.counted]).toEqual([41, true]);
    expect([pauses[0], pauses.at(-1)]).toEqual([1000, 30_000]);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
});

test("whoever goes asks no more", async () => {
    const counted = answers(told(true));
    const watch: RatingsWatch = new RatingsWatch("T", (): Promise<void> => Promise.resolve(watch.stop()));
    await watch.look();
    expect(counted.asked).toBe(1);
});

test("a refusal is thrown", async () => {
    answers(told(true), Response.json({ error: "not_rated", message: "" }, { status: 409 }));
    const watch = new RatingsWatch("T", () => Promise.resolve());
    await expect(watch.look()).rejects.toBeInstanceOf(Refused);
});
