import { expect, test } from "vitest";

import { achievement, special, withFacts } from "../fixtures/facts";
import { asking, gameAt, pass } from "../fixtures/table";
import { raceOf } from "./race";

const { view: first, wording } = gameAt(asking("action", [pass]));
const players = first.players.map((player) => ({ ...player, points: player.seat, achieved: player.seat === 2 ? 1 : 0 }));
const goals = [[achievement(2, 4, 10, 2), special("Empire", 2, 6)], [achievement(2, 0, 10, 2), special("Empire", 5, 6)], [achievement(2, 12, 10, 1), special("Empire", 0, 6)]];
const view = withFacts({ ...first, players, available: [{ age: 2 }, { age: 2 }, { age: 3 }], specials: ["Empire"] }, goals.map((of) => ({ goals: of })));

const texts = (of: typeof view) => raceOf({ view: of, wording }).map(({ rows }) => rows.map(({ cells }) => cells.map(({ text, first }) => (first ? `${text} first` : text))));

test("what everybody has, and lacks for what is left, stands side by side", () => {
    const need = view.achievements_to_win;
    expect(texts(view)).toEqual([
        [[`0/${need}`, `0/${need}`, `1/${need} first`], ["0", "1", "2 first"], ["0", "0", "0"]],
        [["6", "10", "a top [2]"]],
        [["2/6", "5/6 first", "0/6"]],
    ]);
});

test("while the server has told nothing of a position, achievements and points stand alone", () => {
    expect(texts({ ...view, facts: null })[0]).toHaveLength(2);
    expect(texts({ ...view, facts: null })).toHaveLength(1);
});

test("points and a top card that lack are told together, and nobody is ahead by one of them alone", () => {
    const lacking = [[achievement(2, 6, 10, 1)], [achievement(2, 3, 10, 3)], [achievement(2, 6, 10, 1)]];
    const of = (some: typeof lacking) => texts(withFacts({ ...view, players: players.slice(0, some.length) }, some.map((goals) => ({ goals }))))[1];
    expect(of(lacking.slice(0, 2))).toEqual([["4 points + a top [2]", "7 points"]]);
    expect(of(lacking)).toEqual([["4 + [2]", "7", "4 + [2]"]]);
});

test("columns of two have room for more words", () => {
    const two = withFacts({ ...view, players: players.slice(0, 2) }, goals.slice(0, 2).map((of) => ({ goals: of })));
    expect(texts(two)[1]).toEqual([["6 points first", "10 points"]]);
});
