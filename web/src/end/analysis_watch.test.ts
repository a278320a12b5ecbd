import { afterEach, expect, test, vi } from "vitest";

import refusalTexts from "../../../src/splay/locale/en/refusals.ftl?raw";
import type { Analysis } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { AnalysisWatch } from "./analysis_watch.svelte";

afterEach(() => vi.unstubAllGlobals());

const part = (done: number, over = false): Analysis => ({ over, done, total: done && 3, turns_done: done, turns: 3, judge: "planner", costly: [], lucky: [], marks: [] });

/** Answers one after the other, and how often it was asked. */
function answers(...parts: readonly (Analysis | Response)[]): { asked: number } {
    const counted = { asked: 0 };
    vi.stubGlobal("fetch", () => {
        const next = parts[Math.min(counted.asked, parts.length - 1)]!;
        counted.asked += 1;
        return Promise.resolve(next instanceof Response ? next : new Response(JSON.stringify(next), { headers: { "Content-Type": "application/json" } }));
    });
    return counted;
}

test("it is asked for until it is over, and shows what is known meanwhile", async () => {
    const counted = answers(part(0), part(1), part(2), part(3, true));
    const seen: unknown[] = [];
    const watch = new AnalysisWatch("T", () => false, () => {
        seen.push(watch.known?.done ?? null);
        return Promise.resolve();
    });
    await watch.goOn();
    expect([seen, watch.known?.over, counted.asked, watch.asking]).toEqual([[null, 1, 2], true, 4, false]);
});

test("it stops when the reader stops it, keeps what it has, and goes on from there", async () => {
    const counted = answers(part(1), part(2, true));
    const watch = new AnalysisWatch("T", () => false, () => {
        watch.stop();
        return Promise.resolve();
    });
    await watch.goOn();
    expect([counted.asked, watch.known?.done, watch.asking]).toEqual([1, 1, false]);
    await watch.goOn();
    expect([counted.asked, watch.known?.over]).toEqual([2, true]);
});

test("while an answer or an undo is on its way it is not asked for", async () => {
    const counted = answers(part(3, true));
    let busy = true;
    const watch = new AnalysisWatch("T", () => busy, () => {
        expect(counted.asked).toBe(0);
        busy = false;
        return Promise.resolve();
    });
    await watch.goOn();
    expect(counted.asked).toBe(1);
});

test("what is refused is said", async () => {
    words.use(new Catalogue("en", [refusalTexts], {}, {}));
    answers(new Response(JSON.stringify({ error: "unreadable", message: "" }), { status: 409, headers: { "Content-Type": "application/json" } }));
    const watch = new AnalysisWatch("T");
    await watch.goOn();
    expect([watch.failure !== "", watch.asking]).toEqual([true, false]);
});
