import { beforeEach, expect, test } from "vitest";

import { FIRST_GAME, keepLastGame, lastGame } from "./last_game";

const KEY = "splay.last-game";
beforeEach(() => localStorage.clear());

test("somebody new is offered a first game", () => {
    expect(lastGame()).toEqual({ strength: "random", opponents: 1, cards: "base" });
});

test("others are offered what they chose last", () => {
    const chosen = { strength: "planner", opponents: 3, cards: "all" } as const;
    keepLastGame(chosen);
    expect(lastGame()).toEqual(chosen);
});

test.each(["no JSON", "null", "[]", '{"strength": "god", "opponents": 9, "cards": 7}'])("of what is not understood nothing is left: %s", (text) => {
    localStorage.setItem(KEY, text);
    expect(lastGame()).toEqual(FIRST_GAME);
});
