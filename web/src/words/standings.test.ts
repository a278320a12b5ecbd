import { expect, test } from "vitest";

import type { ResultView } from "../api/model";
import { ranked, sidesOf, wasTied } from "./standings";

const ended = (winners: number[], standings: number[][], reason = "score") => ({ reason, winners, card: "", standings }) as unknown as ResultView;

test("a team has what its members have together", () => {
    const sides = sidesOf(ended([0, 2], [[0, 0, 9, 1], [1, 1, 10, 0], [2, 0, 7, 2], [3, 1, 0, 1]]));
    expect(sides.map(({ points, achievements, won }) => [points, achievements, won])).toEqual([[16, 3, true], [10, 1, false]]);
    expect(sides[1]?.members.map(({ seat }) => seat)).toEqual([1, 3]);
});

test("points are tied if somebody who lost had as many of them, teams theirs together", () => {
    expect(wasTied(ended([1], [[0, 0, 10, 1], [1, 1, 10, 2]]))).toBe(true);
    expect(wasTied(ended([0], [[0, 0, 10, 1], [1, 1, 9, 2]]))).toBe(false);
    expect(wasTied(ended([0, 1], [[0, 0, 10, 1], [1, 1, 10, 1]]))).toBe(false);
    expect(wasTied(ended([0, 2], [[0, 0, 9, 1], [1, 1, 10, 0], [2, 0, 1, 2], [3, 1, 0, 1]]))).toBe(true);
    expect(wasTied(ended([0], [[0, 0, 10, 1], [1, 1, 10, 2]], "left"))).toBe(false);
});

test("the winners come first, then those who had more of what counted", () => {
    const had = [[0, 0, 9, 1], [1, 1, 10, 3], [2, 2, 12, 0], [3, 3, 20, 4]];
    expect(ranked(ended([1], had)).map(({ team }) => team)).toEqual([1, 3, 2, 0]);
    expect(ranked(ended([3], had, "achievements")).map(({ team }) => team)).toEqual([3, 1, 0, 2]);
});
