import { expect, test } from "vitest";

import { at } from "../../api/fixtures/at";
import { card, pass, position } from "../fixtures/table";
import { isInTray, traysFor } from "./trays";

const shown = (...cards: string[]) => cards.map((card) => ({ age: 1, card }));
const players = position.players.map((player) => ({
    ...player,
    score_pile: player.seat === 0 ? shown("tools", "oars") : [],
    hand: shown("pottery"),
    board: [{ color: "red", splay: "none", cards: ["archery", "metalworking"] }],
    zones: [{ kind: "box", seen_by: "owner", cards: shown("sailing") }],
}));
const view = { ...position, players };
const box = { kind: "box", seat: 0 };

test("cards of score piles, of others' hands, of a set's zones and beneath top cards are chosen in a tray", () => {
    const inTray = [card("tools", at("score.0")), card("pottery", at("hand.1")), card("sailing", box), card("archery", at("board.0.red"))];
    const onTable = [card("pottery", at("hand.0")), card("metalworking", at("board.1.red")), pass];
    expect(inTray.map((option) => isInTray(option, view, 0))).toEqual([true, true, true, true]);
    expect(onTable.map((option) => isInTray(option, view, 0))).toEqual([false, false, false]);
});

test("a heap comes up once, with all that lies there; of a pile the top card first", () => {
    const trays = traysFor([card("tools", at("score.0")), card("oars", at("score.0")), card("archery", at("board.0.red")), pass], view, 0);
    expect(trays.map(({ cards }) => cards.map(({ card }) => card))).toEqual([["tools", "oars"], ["metalworking", "archery"]]);
});

test("what lies beside the hand with its faces comes up only if it doesn't", () => {
    expect(traysFor([card("sailing", box), pass], view, 0).map(({ place }) => place)).toEqual([box]);
    expect(traysFor([card("sailing", box), pass], view, 0, true)).toEqual([]);
    expect(traysFor([card("sailing", box), card("tools", at("score.0"))], view, 0, true).map(({ place }) => place)).toEqual([at("score.0")]);
});

test("top cards that may be chosen with a heap's come up below it, as the tray covers the boards", () => {
    const options = [card("metalworking", at("board.0.red")), card("tools", at("score.0")), card("pottery", at("hand.0"))];
    const trays = traysFor(options, view, 0);
    expect(trays.map(({ place }) => place)).toEqual([at("score.0"), { kind: "board", seat: 0 }]);
    expect(trays[1]?.cards).toEqual([{ age: 0, card: "metalworking", place: at("board.0.red") }]);
    expect(traysFor(options.slice(0, 1), view, 0)).toEqual([]);
});
