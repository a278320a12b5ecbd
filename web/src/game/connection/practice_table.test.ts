import { beforeEach, describe, expect, it, vi } from "vitest";

import { Refused } from "../../api/client";
import { stateWith } from "../fixtures/table";
import { PracticeTable } from "./practice_table.svelte";

const event = (number: number) => ({ kind: "draw", seat: number, does: "move" });
const practice = (sequence: number, events: unknown[], more = {}) => ({
    kind: "lesson",
    name: "the-goal",
    table: { id: "practice", seats: [], status: "running" },
    state: { ...stateWith([], { sequence }), events },
    place: { done: sequence },
    ...more,
});

/** What the server was asked, and what it answers, one after the other: something practiced, or a refusal by its word. */
let asked: [string, unknown][] = [];
let answers: unknown[] = [];
vi.stubGlobal("fetch", (path: string, { body }: { body: string | null }) => {
    asked.push([path, body === null ? null : JSON.parse(body)]);
    const next = answers.shift();
    if (next === undefined) throw new Error("the server was asked more often than the test says");
    return Promise.resolve(typeof next === "string" ? Response.json({ error: next, message: next }, { status: 409 }) : Response.json(next));
});

beforeEach(() => {
    asked = [];
    answers = [];
});

async function begun(...more: unknown[]): Promise<PracticeTable> {
    const table = new PracticeTable("lesson", "the-goal");
    answers = [practice(1, [event(0)]), ...more];
    await table.begin({ done: [] });
    return table;
}

describe("what is practiced", () => {
    it("begins at a place that was kept, and is a table of its own", async () => {
        const table = await begun();
        expect(asked).toEqual([["/api/practice", { kind: "lesson", name: "the-goal", place: { done: [] }, anew: false }]]);
        expect([table.connection, table.state?.sequence, table.events.length, table.coached, table.path]).toEqual(["open", 1, 1, "table-follow-coach", "/api/practice"]);
    });

    it("goes on by answers and steps, which quote what is shown", async () => {
        const table = await begun(practice(2, [event(0), event(1)]), practice(3, [event(0)]));
        const first = table.events[0];
        await table.answer("draw", 1);
        expect(table.state?.events_from).toBe(1);
        expect(table.events[0]).toBe(first); // it has happened before, and isn't told again
        await table.step("next");
        expect(asked.slice(1)).toEqual([
            ["/api/practice/answers", { key: "draw", sequence: 1 }],
            ["/api/practice/steps", { step: "next", sequence: 2 }],
        ]);
        expect([table.events.length, table.busy]).toEqual([1, false]);
    });

    it.each(["stale", "no_practice"])("is shown as it stands if the server says %s", async (word) => {
        const table = await begun(word, practice(7, [event(0)]));
        await table.step("next");
        expect(asked.at(-1)).toEqual(["/api/practice", { kind: "lesson", name: "the-goal", place: { done: 1 }, anew: false }]);
        expect(table.state?.sequence).toBe(7);
    });

    it("says any other refusal", async () => {
        const table = await begun("not_now");
        await expect(table.step("back")).rejects.toThrow(Refused);
        expect([table.state?.sequence, table.busy]).toEqual([1, false]);
    });
});
