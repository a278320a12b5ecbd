import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import endTexts from "../../../src/splay/locale/en/web-end.ftl?raw";
import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import replayTexts from "../../../src/splay/locale/en/web-replay.ftl?raw";
import tableTexts from "../../../src/splay/locale/en/web-table.ftl?raw";
import type { Analysis, CostlyMove } from "../api/model";
import { told } from "../game/fixtures/game";
import { asking, gameAt, pass } from "../game/fixtures/table";
import { GAME } from "../game/game.svelte";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { AnalysisWatch } from "./analysis_watch.svelte";
import CostlyMoves from "./CostlyMoves.svelte";

afterEach(() => vi.unstubAllGlobals());

const likely = (mean: number) => ({ mean, low: mean, high: mean });
const draw = { key: "draw", kind: "draw", message: { key: "option-draw", arguments: {} } };
const costly = (seat: number, turn: number): CostlyMove =>
    ({ entry: turn, turn, seat, played: draw, better: draw, chance: likely(0.42), possible: likely(0.64), cost: likely(0.22) }) as unknown as CostlyMove;
const analysis = (more: Partial<Analysis>): Analysis => ({ over: false, done: 20, total: 180, turns_done: 12, turns: 67, judge: "planner", costly: [], lucky: [], marks: [], ...more });

/** What is shown of an analysis that is asked for; and what ends showing it. */
function shown(known: Analysis): { text: () => string; button: (name: string) => HTMLButtonElement; watch: AnalysisWatch; end: () => void } {
    const game = gameAt(asking("action", [pass]));
    words.use(new Catalogue("en", [interfaceTexts, tableTexts, replayTexts, endTexts], told.words, told.numbers));
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const watch = new AnalysisWatch("T");
    watch.known = known;
    watch.asking = true;
    document.body.innerHTML = "";
    const component = mount(CostlyMoves, { target: document.body, props: { watch }, context: new Map([[GAME, game]]) });
    flushSync();
    return {
        text: () => document.body.textContent!.replaceAll(/\s+/g, " "),
        button: (name) => [...document.querySelectorAll("button")].find((one) => one.textContent === name)!,
        watch,
        end: () => void unmount(component),
    };
}

test("it says how far the analysis is, stops it, and goes on", () => {
    const page = shown(analysis({}));
    expect(page.text()).toContain("Analyzing ... 12 of 67 turns");
    page.button("Stop").click();
    flushSync();
    expect([page.watch.asking, page.text().includes("Analysis stopped.")]).toEqual([false, true]);
    page.button("Go on").click();
    flushSync();
    expect([page.watch.asking, page.text().includes("12 of 67")]).toEqual([true, true]);
    page.end();
});

test("when every turn has been looked at it says how many steps are left", () => {
    const page = shown(analysis({ turns_done: 67, done: 150 }));
    expect(page.text()).toContain("Looking closer ... 150 of 180 steps");
    page.end();
});

test("of whoever made no costly move it says so once all is known", () => {
    const page = shown(analysis({ over: true, costly: [costly(1, 4)] }));
    expect(page.text()).toContain("No move cost you more than 5 %.");
    expect(page.text()).not.toContain("Stop");
    expect(document.querySelectorAll("li")).toHaveLength(1);
    page.end();
    const early = shown(analysis({ costly: [] }));
    expect(early.text()).not.toContain("No move cost");
    early.end();
});

test("each costly move of the reader has both chances, in the order of the game", () => {
    const page = shown(analysis({ over: true, costly: [costly(0, 3), costly(0, 9)] }));
    expect(page.text()).toContain("Your costliest moves");
    const heads = [...document.querySelectorAll("h4")].map((head) => head.textContent!.replaceAll(/\s+/g, " "));
    expect(heads).toEqual(["1Turn 364 → 42 %", "2Turn 964 → 42 %"]);
    const bars = [...document.querySelectorAll<HTMLElement>("i > i")].map((bar) => bar.style.width);
    expect(bars).toEqual(["42%", "64%", "42%", "64%"]);
    page.end();
});
