import { expect, test } from "vitest";

import tableTexts from "../../../../src/splay/locale/en/web-table.ftl?raw";
import { at } from "../../api/fixtures/at";
import type { OptionView } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { words } from "../../words/words.svelte";
import { achievement, withFacts } from "../fixtures/facts";
import { told } from "../fixtures/game";
import { asking, card, pass, position } from "../fixtures/table";
import { answersBeside, boardFor, boardsOffering, goalInBrief, goalWords, isGathered, nextGoal } from "./one_board";

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
    expect(boardFor(asking("action", [inHand]), view, 0, 1)).toBe(1);
});

test("what an effect asks of no board that is in sight is answered at the reader's own", () => {
    const color: OptionView = { key: "red", kind: "color", color: "red" };
    expect(boardFor(asking("color", [color, pass]), view, 0, 1)).toBe(0);
    expect(boardFor(asking("branch", [yes]), view, 0, 1)).toBe(0);
    expect(boardFor(asking("card", [inHand, pass]), view, 0, 1)).toBe(0);
    expect(boardFor(asking("card", [inHand, theirs]), view, 0, 1)).toBe(1);
});

test("the hand takes the room of the board if all is chosen from it, and more than is in sight there", () => {
    const three = [inHand, card("tools"), card("clothing")];
    expect(isGathered(asking("card", [...three, pass]), view, 0)).toBe(true);
    expect(isGathered(asking("card", [...three.slice(1), pass]), view, 0)).toBe(false);
    expect(isGathered(asking("card", [...three, theirs]), view, 0)).toBe(false);
    expect(isGathered(asking("action", three), view, 0)).toBe(false);
    expect(isGathered(null, view, 0)).toBe(false);
});

test("the hand takes the room of an empty board for any card", () => {
    const empty = { ...view, players: players.map((player) => ({ ...player, board: [] })) };
    expect(isGathered(asking("card", [inHand]), empty, 0)).toBe(true);
    expect(isGathered(asking("card", [pass]), empty, 0)).toBe(false);
});

test("the next achievement is the one of the least value, told in a sentence or in brief", () => {
    words.use(new Catalogue("en", [tableTexts], told.words, told.numbers));
    const goals = [achievement(2, 3, 10, 1), achievement(1, 3, 5, 1)];
    const next = nextGoal(withFacts(position, [{ goals }]), 0)!;
    expect([goalWords(next), goalInBrief(next)]).toEqual(["For [1] you need 2 more points.", "[1] ★ 3/5"]);
    const both = achievement(2, 8, 10, 1);
    expect([goalWords(both), goalInBrief(both)]).toEqual(["For [2] you need 2 more points and a top [2].", "[2] ★ 8/10, top [2]"]);
    expect(goalInBrief(achievement(2, 12, 10, 1))).toBe("[2] needs top [2]");
    expect(goalInBrief(achievement(1, 5, 5, 1))).toBe("[1] ready to take");
    expect(nextGoal(withFacts(position, [{ goals: [] }]), 0)).toBeUndefined();
});

test("answers that are no cards in sight or in a tray are counted, but for actions", () => {
    expect(answersBeside(asking("card", [inHand, theirs, covered, pass]), view, 0)).toBe(1);
    expect(answersBeside(asking("action", [yes]), view, 0)).toBe(0);
});
