import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Lesson } from "../api/model";
import { firstOf, lessonsNow, nextOf } from "./lesson_list";
import { handOver, keepFinished, keepPlace, progress } from "./progress";
import { person } from "../people/person.svelte";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });

const lesson = (name: string, more: Partial<Lesson> = {}): Lesson =>
    ({ name, number: 1, minutes: 1, steps: 5, set: "", teams: false, title: { key: name }, says: { key: name }, ...more }) as Lesson;
const GOAL = lesson("the-goal");
const MELD = lesson("draw-and-meld");
const CITIES = lesson("cities", { set: "cities" });

/** What the server was asked. */
let asked: { method: string; path: string; body: unknown }[] = [];
/** Who the browser is to the server. */
let me: unknown = null;
vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push({ method, path, body: body === null ? null : JSON.parse(body) });
    if (path === "/api/me") return Promise.resolve(me === null ? new Response(null, { status: 204 }) : Response.json(me));
    return Promise.resolve(Response.json({ lessons: [{ ...GOAL, finished: method === "POST" }, MELD, CITIES] }));
});

beforeEach(() => {
    kept.clear();
    asked = [];
    me = null;
});

describe("what a device keeps of the lessons", () => {
    it("is nothing at first, and whatever somebody else has written there", () => {
        expect(progress()).toEqual({ finished: [], begun: {} });
        for (const odd of ["[", "[]", "null", '{"finished":3,"begun":[1]}', '{"finished":[4],"begun":{"a":1,"b":{"step":"x"}}}']) {
            kept.set("splay.lessons", odd);
            expect(progress()).toEqual({ finished: [], begun: {} });
        }
    });

    it("is the place in each, until it is finished", () => {
        keepPlace("the-goal", { done: ["next"] }, 2);
        keepPlace("cities", { done: [] }, 1);
        keepPlace("the-goal", { done: ["next", "next"] }, 3);
        expect(progress().begun).toEqual({ "the-goal": { place: { done: ["next", "next"] }, step: 3 }, cities: { place: { done: [] }, step: 1 } });
        keepFinished("the-goal");
        keepFinished("the-goal");
        expect(progress()).toEqual({ finished: ["the-goal"], begun: { cities: { place: { done: [] }, step: 1 } } });
        handOver();
        expect(progress()).toEqual({ finished: [], begun: { cities: { place: { done: [] }, step: 1 } } });
    });
});

describe("the list of lessons", () => {
    it("has of a guest what the device knows", async () => {
        await person.again();
        keepFinished("the-goal");
        keepPlace("draw-and-meld", {}, 4);
        const lessons = await lessonsNow();
        expect(lessons.map(({ name, finished, at }) => [name, finished, at])).toEqual([
            ["the-goal", true, 0],
            ["draw-and-meld", false, 4],
            ["cities", false, 0],
        ]);
        expect(asked.some(({ method }) => method === "POST")).toBe(false);
        expect(progress().finished).toEqual(["the-goal"]);
    });

    it("gives an account what was finished on the device, once", async () => {
        me = { id: "i", name: "Ann", login: "ann", guest: false };
        await person.again();
        keepFinished("the-goal");
        expect((await lessonsNow())[0]?.finished).toBe(true);
        expect(asked.at(-1)).toEqual({ method: "POST", path: "/api/lessons/finished", body: { lessons: ["the-goal"] } });
        expect(progress().finished).toEqual([]);
        await lessonsNow();
        expect(asked.at(-1)).toEqual({ method: "GET", path: "/api/lessons", body: null });
    });

    it("begins with those on the base game, and goes on with what is begun or not done", () => {
        expect(firstOf([GOAL, MELD, CITIES, lesson("teams", { teams: true })])).toEqual([GOAL, MELD]);
        expect(nextOf([{ ...GOAL, finished: true }, MELD])).toBe(MELD);
        expect(nextOf([{ ...GOAL, finished: true, at: 3 }, MELD])?.name).toBe("the-goal");
        expect(nextOf([{ ...GOAL, finished: true }])).toBeUndefined();
    });
});
