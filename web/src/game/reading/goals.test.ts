import { expect, test } from "vitest";

import type { PlayerView, View } from "../../api/model";
import { achievement, goal, special, withFacts } from "../fixtures/facts";
import { position } from "../fixtures/table";
import { achievementGoal, achievementsOf, besideOf, closest, goalsOf, lackOf, leaders, specialGoal } from "./goals";

test("a standard achievement lacks points, a top card, both or nothing", () => {
    expect(lackOf(achievement(1, 3, 5, 1))).toEqual({ points: 2, top: false });
    expect(lackOf(achievement(2, 12, 10, 1))).toEqual({ points: 0, top: true });
    expect(lackOf(achievement(2, 8, 10, 1))).toEqual({ points: 2, top: true });
    expect(lackOf(achievement(1, 5, 5, 1))).toEqual({ points: 0, top: false });
});

test("goals are found by what they are of, and are none while the server has not told them", () => {
    const goals = [goal("win", 1, 6), achievement(1, 5, 10, 1), achievement(2, 5, 10, 1), special("World", 3, 12)];
    const view = withFacts(position, [{ goals }]);
    expect(achievementGoal(view, 0, 2)).toBe(goals[2]);
    expect(specialGoal(view, 0, "World")).toBe(goals[3]);
    expect(goalsOf(view, 0, "win")).toEqual([goals[0]]);
    expect([achievementGoal(view, 0, 3), specialGoal(view, 0, "Empire"), achievementGoal(view, -1, 2)]).toEqual([null, null, null]);
    expect(goalsOf({ ...view, facts: null }, 0, "win")).toEqual([]);
});

test("a team's achievements count together", () => {
    const player = (seat: number, team: number, achieved: number) => ({ seat, team, achieved }) as PlayerView;
    const mine = player(0, 0, 2);
    expect(achievementsOf(mine, { players: [mine, player(1, 1, 1), player(2, 0, 1)] } as View)).toBe(3);
});

test("the first ones are marked, but not if all are level", () => {
    expect(leaders([3, 7, 7])).toEqual([1, 2]);
    expect(leaders([0, 0])).toEqual([]);
    expect(closest([{ points: 4, top: false }, { points: 4, top: true }, { points: 5, top: false }])).toEqual([0]);
    expect(closest([{ points: 4, top: true }, { points: 7, top: false }])).toEqual([]);
});

test("beside the reader's icons stand the best rival's, beside a rival's the reader's", () => {
    const players = [[3, 0], [1, 2], [4, 2]].map((icons, seat) => ({ seat, icons }));
    expect(besideOf(players, 0, 0)).toEqual([2, 1]);
    expect(besideOf(players, 1, 0)).toEqual([0, 0]);
    expect(besideOf(players, 1, -1)).toEqual([2, 2]);
    expect(besideOf(players.slice(0, 2), 0, 0)).toEqual([1, 1]);
});
