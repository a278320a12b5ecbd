import { expect, test } from "vitest";

import { keepParts } from "./kept_parts";

test("what says the same is the same object", () => {
    const before = { turn: 1, players: [{ seat: 0, hand: [{ card: "oars" }] }] };
    expect(keepParts(before, structuredClone(before))).toBe(before);
});

test("of what has changed only the changed parts are new", () => {
    const before = { players: [{ points: 1, hand: ["oars"] }, { points: 2, hand: ["tools"] }], supplies: [{ age: 1 }] };
    const now = { players: [{ points: 1, hand: ["oars"] }, { points: 3, hand: ["tools"] }], supplies: [{ age: 1 }] };
    const kept = keepParts(before, structuredClone(now));
    expect(kept).toEqual(now);
    expect(kept.players[0]).toBe(before.players[0]);
    expect(kept.players[1]).not.toBe(before.players[1]);
    expect(kept.players[1]?.hand).toBe(before.players[1]?.hand);
    expect(kept.supplies).toBe(before.supplies);
});

test("cards and options are kept wherever they stand in their list", () => {
    const before = [{ card: "oars", age: 1 }, { card: "tools", age: 1 }, { key: "draw", value: 1 }];
    const now = [{ card: "archery", age: 1 }, { card: "oars", age: 1 }, { card: "tools", age: 1 }, { key: "draw", value: 2 }];
    const kept: unknown[] = keepParts<unknown[]>(before, structuredClone(now));
    expect(kept).toEqual(now);
    expect([kept[1], kept[2]]).toEqual([before[0], before[1]]);
    expect(kept[1]).toBe(before[0]);
    expect(kept[2]).toBe(before[1]);
});

test.each([
    ["a list for an object", [1], { 0: 1 }],
    ["less", { one: 1, two: 2 }, { one: 1 }],
    ["more", { one: 1 }, { one: 1, two: 2 }],
    ["nothing", { one: 1 }, null],
    ["another order", ["one", "two"], ["two", "one"]],
    ["cards in another order", [{ card: "oars" }, { card: "tools" }], [{ card: "tools" }, { card: "oars" }]],
    ["unknown cards", [{ age: 1 }, { age: 2 }], [{ age: 2 }]],
])("%s is not taken for what was", (_, before, now) => {
    const kept: unknown = keepParts<unknown>(before, structuredClone(now));
    expect(kept).toEqual(now);
    expect(kept).not.toBe(before);
});
