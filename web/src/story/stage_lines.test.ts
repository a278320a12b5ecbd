import { describe, expect, test } from "vitest";

import type { EventView, Why } from "../api/model";
import { stageLines } from "./stage_lines";

const event = (kind: string, seat: number, more: Partial<EventView> = {}): EventView => ({ kind, seat, ...more });
const story = [event("turn", 1), event("action", 1), event("effect", 0), event("draw", 0), event("meld", 0), event("effect", 1), event("draw", 1)];
const move = { from: 1, to: story.length };
const at = (index: number) => {
    const { was, is, next, shown } = stageLines(story, move, index);
    return [was?.index ?? null, is?.index ?? null, next?.seat ?? null, shown];
};

test("what was, what is, who comes next, and what of the story is shown: nobody is announced before the last line is over", () => {
    expect([2, 3, 4, 5, 6, 7].map(at)).toEqual([
        [null, null, 0, 2],
        [null, null, 1, 3],
        [null, 3, 1, 4],
        [3, 4, 1, 5],
        [3, 4, 1, 5],
        [4, 6, null, 7],
    ]);
});

test("why a demand hits nobody is a line of the action's own", () => {
    const missed = [{ key: "missed", arguments: {} }];
    expect(stageLines([event("action", 1, { missed })], { from: 0, to: 1 }, 1).is?.index).toBe(0);
});

describe("what comes next is the same", () => {
    const why = (effect: string, executing: number) => ({ why: { card: "oars", effect, launcher: 1, executing } as Why });
    const told = [
        event("action", 1),
        event("effect", 0, why("demand", 0)), event("transfer", 0, why("demand", 0)),
        event("effect", 0, why("dogma", 0)), event("draw", 0, why("dogma", 0)),
        event("effect", 1, why("dogma", 1)), event("draw", 1, why("dogma", 1)),
    ];
    const sameAt = (index: number) => stageLines(told, { from: 0, to: told.length }, index).same;

    test("if another player has come to that effect before", () => expect(sameAt(5)).toBe(true));
    test("but not before anybody has, and not after a demand", () => expect([1, 3].map(sameAt)).toEqual([false, false]));
});
