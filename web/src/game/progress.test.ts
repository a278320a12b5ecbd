import { expect, test } from "vitest";

import type { Face, Faces } from "../api/faces";
import type { PlayerView, View } from "../api/model";
import { achievementsOf, closest, lackOf, leaders, progressOf } from "./progress";

const faces: Faces = new Map([
    ["oars", { key: "oars", age: 1 } as Face],
    ["ai", { key: "ai", age: 10 } as Face],
    ["empiricism", { key: "empiricism", age: 8 } as Face],
]);
const player = (parts: Partial<PlayerView>): PlayerView => ({
    seat: 0,
    team: 0,
    board: [],
    icons: [0, 0, 0, 0, 0, 0],
    hand: [],
    score_pile: [],
    points: 0,
    achievements: [],
    specials: [],
    tucked: 0,
    scored: 0,
    zones: [],
    ...parts,
});
const pile = (color: string, splay: string, ...cards: string[]) => ({ color, splay, cards });

test("a standard achievement lacks points, a top card, both or nothing", () => {
    const low = [pile("red", "none", "oars")];
    expect(lackOf(player({ board: low, points: 3 }), 1, faces)).toEqual({ points: 2, top: false });
    expect(lackOf(player({ board: low, points: 12 }), 2, faces)).toEqual({ points: 0, top: true });
    expect(lackOf(player({ board: low, points: 5 }), 1, faces)).toEqual({ points: 0, top: false });
});

test("a second achievement of the same value takes twice the points", () => {
    expect(lackOf(player({ points: 5, achievements: [{ age: 1 }] }), 1, faces).points).toBe(5);
});

test("progress to each special achievement is counted as the rules do", () => {
    const board = [pile("red", "right", "oars", "ai"), pile("blue", "left", "oars", "empiricism"), pile("green", "up", "ai", "oars")];
    const busy = player({ board, icons: [3, 4, 2, 0, 0, 7], tucked: 2, scored: 5 });
    expect(progressOf(busy, "Empire", faces)).toEqual({ have: 3, need: 6 });
    expect(progressOf(busy, "Monument", faces)).toEqual({ have: 5, need: 6 });
    expect(progressOf(busy, "Wonder", faces)).toEqual({ have: 2, need: 5 });
    expect(progressOf(busy, "World", faces)).toEqual({ have: 7, need: 12 });
    expect(progressOf(busy, "Universe", faces)).toEqual({ have: 2, need: 5 });
    expect(() => progressOf(busy, "Legend", faces)).toThrow("Legend");
});

test("a team's achievements count together", () => {
    const mine = player({ seat: 0, team: 0, achievements: [{ age: 1 }], specials: ["World"] });
    const players = [mine, player({ seat: 1, team: 1, achievements: [{ age: 2 }] }), player({ seat: 2, team: 0, achievements: [{ age: 3 }] })];
    expect(achievementsOf(mine, { players } as View)).toBe(3);
});

test("the first ones are marked, but not where all are level", () => {
    expect(leaders([3, 7, 7])).toEqual([1, 2]);
    expect(leaders([0, 0])).toEqual([]);
    expect(closest([{ points: 4, top: false }, { points: 4, top: true }, { points: 5, top: false }])).toEqual([0]);
});
