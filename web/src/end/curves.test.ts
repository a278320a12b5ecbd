import { expect, test } from "vitest";

import type { Curve } from "../game/told/replay_course";
import { dotsOf, lineThrough, linesOf, seriesOf, ticksTo } from "./curves";

const CURVES: Curve[] = [
    { turn: 1, seat: 0, points: [0, 1], achievements: [0, 0], icons: [[1, 0, 0, 2, 0, 0], [0, 3, 0, 0, 0, 0]], chances: [50, 50] },
    { turn: 2, seat: 1, points: [4, 1], achievements: [1, 0], icons: [[0, 0, 0, 4, 0, 0], [0, 3, 0, 0, 0, 1]], chances: [70, 30] },
];

test("a series has the values of a seat over the turns", () => {
    expect(seriesOf(CURVES, "points")).toEqual([[0, 4], [1, 1]]);
    expect(seriesOf(CURVES, "achievements")).toEqual([[0, 1], [0, 0]]);
    expect(seriesOf(CURVES, "chances")).toEqual([[50, 70], [50, 30]]);
    expect(seriesOf(CURVES, "castle")).toEqual([[2, 4], [0, 0]]);
    expect(seriesOf(CURVES, "clock")).toEqual([[0, 0], [0, 1]]);
    expect(seriesOf([], "points")).toEqual([]);
});

test("partners have one line for their chances, and each their own for all else", () => {
    const series = [[30, 20], [70, 80], [30, 20], [70, 80]];
    expect(linesOf(series, "chances", [0, 1, 0, 1])).toEqual([{ seats: [0, 2], values: [30, 20] }, { seats: [1, 3], values: [70, 80] }]);
    expect(linesOf(series, "points", [0, 1, 0, 1]).map(({ seats }) => seats)).toEqual([[0], [1], [2], [3]]);
    expect(linesOf([[50], [50]], "chances", [0, 1]).map(({ seats }) => seats)).toEqual([[0], [1]]);
});

test("a scale has few round values and holds the highest", () => {
    expect(ticksTo(0)).toEqual([0, 1]);
    expect(ticksTo(3)).toEqual([0, 1, 2, 3]);
    expect(ticksTo(17)).toEqual([0, 5, 10, 15, 20]);
    for (const most of [1, 9, 31, 77, 160, 999]) {
        const ticks = ticksTo(most);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
        expect(ticks.length).toBeLessThanOrEqual(6);
    }
});

test("dots run from left to right, higher values further up", () => {
    expect(dotsOf([0, 5, 10], 100, 40, 10)).toEqual([{ x: 0, y: 40 }, { x: 50, y: 20 }, { x: 100, y: 0 }]);
    expect(dotsOf([5], 100, 40, 10)).toEqual([{ x: 0, y: 20 }]);
    expect(lineThrough([{ x: 0, y: 1 }, { x: 2.25, y: 3 }])).toBe("M0.0 1.0L2.3 3.0");
});
