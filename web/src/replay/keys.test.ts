import { expect, test } from "vitest";

import { replayKey } from "./keys";
import type { ReplaySource } from "./replay_source.svelte";

/** Whether the replay steps if an arrow is pressed on an element whose text is so wide. */
function steps(html: string, width: number): boolean {
    document.body.innerHTML = html;
    const area = document.body.firstElementChild as HTMLElement;
    Object.defineProperty(area, "scrollWidth", { value: width });
    Object.defineProperty(area, "clientWidth", { value: 100 });
    let stepped = false;
    const source = { step: () => (stepped = true) } as unknown as ReplaySource;
    area.addEventListener("keydown", (press) => replayKey(source, press, () => undefined, () => undefined));
    area.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    return stepped;
}

test("an arrow scrolls what is in focus and is wider than its room, and else steps", () => {
    expect(steps('<div tabindex="0"></div>', 300)).toBe(false);
    expect(steps('<div tabindex="0"></div>', 100)).toBe(true);
    expect(steps("<button></button>", 300)).toBe(true);
});

/** What a press does: the steps of the replay, and "hands". */
function done(press: KeyboardEventInit): string[] {
    document.body.innerHTML = "<main></main>";
    const acts: string[] = [];
    const source = { step: (by: number) => acts.push(`step ${by}`), nextTurn: () => acts.push("turn"), turnBefore: () => acts.push("turn before") };
    const listen = (event: KeyboardEvent) => replayKey(source as unknown as ReplaySource, event, () => acts.push("hands"), () => acts.push("costly"));
    addEventListener("keydown", listen);
    document.body.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...press }));
    removeEventListener("keydown", listen);
    return acts;
}

test("with Shift an arrow goes by a turn, and H shows the hands, once however long it is held", () => {
    expect(done({ key: "ArrowLeft" })).toEqual(["step -1"]);
    expect(done({ key: "ArrowRight", shiftKey: true })).toEqual(["turn"]);
    expect(done({ key: "ArrowLeft", shiftKey: true })).toEqual(["turn before"]);
    expect([done({ key: "h" }), done({ key: "H", shiftKey: true })]).toEqual([["hands"], ["hands"]]);
    expect(done({ key: "h", repeat: true })).toEqual([]);
    expect(done({ key: "h", ctrlKey: true })).toEqual([]);
    expect(done({ key: "Home", shiftKey: true })).toEqual([]);
});

test("M goes to the next costly move, unless it is part of a chord", () => {
    expect(done({ key: "m" })).toEqual(["costly"]);
    expect(done({ key: "m", ctrlKey: true })).toEqual([]);
});
