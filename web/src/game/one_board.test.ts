import { expect, test } from "vitest";

import { at } from "../api/fixtures/at";
import type { OptionView } from "../api/model";
import { asking, card, pass, position } from "./fixtures/table";
import { answersBeside, boardFor, boardsOffering, isGathered } from "./one_board";

const players = position.players.map((player) => ({ ...player, board: [{ color: "red", splay: "none", cards: ["archery", "oars"] }] }));
const view = { ...position, players };
const theirs = card("oars", at("board.1.red"));
const own = card("oars", at("board.0.red"));
const covered = card("archery", at("board.1.red"));
const inHand = card("pottery");
const yes: OptionView = { key: "yes", kind: "yes" };

test("a board offers its top cards, and what is done with them; what is covered is offered beside it", () => {
    expect(boardsOffering([theirs, own, covered, inHand, yes], view, 0)).toEqual([1, 0]);
    expect(boardsOffering([{ key: "dogma:oars", kind: "dogma", shown: { age: 1, card: "oars" } }], view, 0)).toEqual([0]);
    expect(boardsOffering([covered, pass], view, 0)).toEqual([]);
});

test("a question opens the board that it is about, but leads nobody away from where they can choose", () => {
    expect(boardFor(asking("card", [theirs]), view, 0, 0)).toBe(1);
    expect(boardFor(asking("card", [theirs, own]), view, 0, 0)).toBe(0);
    expect(boardFor(asking("card", [theirs, inHand]), view, 0, 0)).toBe(0);
    expect(boardFor(asking("branch", [yes]), view, 0, 1)).toBe(1);
});

test("the hand takes the room of the board if all is chosen from it", () => {
    expect(isGathered(asking("card", [inHand, pass]), view, 0)).toBe(true);
    expect(isGathered(asking("card", [inHand, theirs]), view, 0)).toBe(false);
    expect(isGathered(asking("action", [inHand]), view, 0)).toBe(false);
    expect(isGathered(null, view, 0)).toBe(false);
});

test("answers that are no cards in sight or in a tray are counted, but for actions", () => {
    expect(answersBeside(asking("card", [inHand, theirs, covered, pass]), view, 0)).toBe(1);
    expect(answersBeside(asking("action", [yes]), view, 0)).toBe(0);
});
