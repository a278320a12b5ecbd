import { expect, test } from "vitest";

import { asking, card, gameAt, pass } from "./fixtures/table";
import { whereabouts } from "./whereabouts";

const told = (...options: Parameters<typeof asking>[1]) => {
    const game = gameAt(asking("card", options));
    return { game, words: whereabouts(game.question!, game.view, ["Ann", "Bob"]) };
};

test("a question says in which zone its cards lie", () => {
    expect(told(card("oars"), card("archery"), pass).words).toBe("in your hand");
    expect(told(card("oars", "score.0")).words).toBe("in your score pile");
    expect(told(card("oars", "board.1.red")).words).toBe("on Bob's board");
    expect(told(card("oars"), card("archery", "score.0")).words).toBe("in your hand or in your score pile");
});

test("cards that lie on top are called so", () => {
    const { game } = told();
    const view = { ...game.view, players: game.view.players.map((player) => ({ ...player, board: [{ color: "red", splay: "none", cards: ["oars"] }] })) };
    const question = asking("card", [card("oars", "board.0.red")]);
    expect(whereabouts(question, view as typeof game.view, ["Ann", "Bob"])).toBe("among your top cards");
});

test("what the question itself names is not said again", () => {
    const { game } = told();
    const question = (zone: string) => asking("card", [card("oars", zone), pass], { purpose: "return" });
    expect(whereabouts(question("hand.0"), game.view, ["Ann", "Bob"])).toBe("");
    expect(whereabouts(asking("order", [card("oars")]), game.view, ["Ann", "Bob"])).toBe("");
});

test("nothing is said of what lies in many places, or in none", () => {
    expect(told(card("oars"), card("archery", "score.0"), card("pottery", "board.1.red")).words).toBe("");
    expect(told({ key: "1", kind: "value", value: 1 }).words).toBe("");
});
