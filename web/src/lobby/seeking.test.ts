import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { OwnSeek } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { Seeking } from "./seeking.svelte";

const LOOKING: OwnSeek = { state: "looking", wish: { pace: "live" }, waited: 0, table: null };
const NONE: OwnSeek = { state: "none" };
const PAIRED: OwnSeek = { ...LOOKING, state: "paired", table: "t1" };
const AWAY = new Response("", { status: 503 });

/** What was asked of the server, in order. */
let asked: string[] = [];

beforeEach(() => {
    words.use(new Catalogue("en", ["find-found = Your game with { $names } begins."], {}));
    asked = [];
});
afterEach(() => {
    vi.unstubAllGlobals();
});

/** A server that answers a waiting page these one after the other, and then nothing more; a search always begins. */
function answers(...waits: readonly (OwnSeek | Response)[]): void {
    const left = [...waits];
    vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
        asked.push(`${method} ${path}`);
        if (path.startsWith("/api/tables/")) return Promise.resolve(Response.json({ seats: [{ name: "Ann", mine: true }, { name: "Bob", mine: false }] }));
        if (method !== "GET") return Promise.resolve(Response.json(method === "PUT" ? LOOKING : NONE));
        const next = left.shift();
        if (next === undefined) return new Promise(() => undefined);
        return Promise.resolve(next instanceof Response ? next.clone() : Response.json(next));
    });
}

const pauses = (): { pause: () => Promise<void>; taken: number } => {
    const counted = { taken: 0, pause: () => Promise.resolve() };
    counted.pause = () => Promise.resolve(void (counted.taken += 1));
    return counted;
};

const begun = async (): Promise<Seeking> => {
    const seeking = new Seeking(pauses().pause);
    await seeking.begin({ pace: "live" });
    return seeking;
};

test("whoever looks waits until somebody is there, and is told who", async () => {
    answers(LOOKING, LOOKING, PAIRED);
    const seeking = await begun();
    expect(seeking.own.state).toBe("looking");
    await vi.waitFor(() => expect(seeking.own).toEqual(PAIRED));
    expect(seeking.names).toBe("Bob");
    expect(asked.filter((request) => request.startsWith("PUT"))).toHaveLength(1);
});

test("a search that the server forgot while it was away begins again", async () => {
    answers(AWAY, NONE, PAIRED);
    const seeking = await begun();
    await vi.waitFor(() => expect(seeking.own.state).toBe("paired"));
    expect(asked.filter((request) => request.startsWith("PUT"))).toHaveLength(2);
});

test("a search that was stopped elsewhere does not", async () => {
    answers(LOOKING, NONE);
    const seeking = await begun();
    await vi.waitFor(() => expect(seeking.own.state).toBe("none"));
    expect(asked.filter((request) => request.startsWith("PUT"))).toHaveLength(1);
});

test("answers that come too soon are not asked for without end", async () => {
    answers(LOOKING, LOOKING, LOOKING);
    const counted = pauses();
    const seeking = new Seeking(() => counted.pause());
    await seeking.begin({ pace: "live" });
    await vi.waitFor(() => expect(counted.taken).toBe(3));
    await seeking.stop();
    expect(seeking.own.state).toBe("none");
});
