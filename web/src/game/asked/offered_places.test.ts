import { expect, test } from "vitest";

import { at } from "../../api/fixtures/at";
import type { Place } from "../../api/places";
import { asking, card, gameAt, pass } from "../fixtures/table";
import { offeredPlaces } from "./offered_places";

const told = (...options: Parameters<typeof asking>[1]) => {
    const game = gameAt(asking("card", options));
    return { game, words: offeredPlaces(game.question!, game.view, ["Ann", "Bob"]) };
};

test("a question says in which places its cards lie", () => {
    expect(told(card("oars"), card("archery"), pass).words).toBe("from your hand");
    expect(told(card("oars", at("score.0"))).words).toBe("from your score pile");
    expect(told(card("oars", at("board.1.red"))).words).toBe("from Bob's board");
    expect(told(card("oars"), card("archery", at("score.0"))).words).toBe("from your hand or from your score pile");
});

const chosenOnBoard = (...cards: string[]) => {
    const { game } = told();
    const board = [{ color: "red", splay: "none", cards: ["archery", "oars"] }, { color: "green", splay: "none", cards: ["sailing"] }];
    const view = { ...game.view, players: game.view.players.map((player) => ({ ...player, board })) };
    const question = asking("card", cards.map((key) => card(key, at(key === "sailing" ? "board.0.green" : "board.0.red"))));
    return offeredPlaces(question, view as typeof game.view, ["Ann", "Bob"]);
};

test("cards that lie on top are called so", () => {
    expect(chosenOnBoard("oars")).toBe("from your top cards");
    expect(chosenOnBoard("oars", "sailing")).toBe("from your top cards");
});

test("if covered cards can be chosen too, the board is named once", () => {
    expect(chosenOnBoard("archery", "sailing")).toBe("from your board");
});

test("what the question itself names is not said again", () => {
    const { game } = told();
    const question = (place: Place) => asking("card", [card("oars", place), pass], { purpose: "return" });
    expect(offeredPlaces(question(at("hand.0")), game.view, ["Ann", "Bob"])).toBe("");
    expect(offeredPlaces(asking("order", [card("oars")]), game.view, ["Ann", "Bob"])).toBe("");
});

test("nothing is said of what lies in many places, or in none", () => {
    expect(told(card("oars"), card("archery", at("score.0")), card("pottery", at("board.1.red"))).words).toBe("");
    expect(told({ key: "1", kind: "value", value: 1 }).words).toBe("");
});
