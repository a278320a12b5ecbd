import { beforeEach, expect, test } from "vitest";

import echoTexts from "../../../../src/splay/locale/en/web-echoes.ftl?raw";
import interfaceTexts from "../../../../src/splay/locale/en/interface.ftl?raw";
import tableTexts from "../../../../src/splay/locale/en/web-table.ftl?raw";
import type { Facts, PlayerView, PointsFrom, TableView, View } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { Wording } from "../../words/wording";
import { words } from "../../words/words.svelte";
import { withFacts } from "../fixtures/facts";
import { position } from "../fixtures/table";
import { awayText, neededWords, pointParts, standingOf, zonesBeside } from "./standing";

beforeEach(() => words.use(new Catalogue("en", [interfaceTexts, tableTexts, echoTexts, "set-toys = Toys"], {})));

const view = withFacts(position, []);
const wording = { setName: () => "Toys" } as unknown as Wording;

test("a player stands by achievements, signs that count, and points", () => {
    const player = { ...view.players[1]!, points: 7, achieved: 2 };
    const sign = { sign: "flag", card: "oars", color: "red", takers: [] };
    const facts = [{ seat: 0 }, { seat: 1, points_from: [], fleeting: [{ ...sign, counts: true }, { ...sign, counts: false }] }];
    const told = { ...view, players: view.players.map((one) => (one.seat === 1 ? player : one)), facts: { ...view.facts, players: facts } } as unknown as View;
    const { achieved, won, signs, points, parts } = standingOf({ view: told, wording }, player);
    expect([achieved, won, points, parts]).toEqual([2, `Achievements 2/${view.achievements_to_win}`, "7 points", null]);
    expect(signs).toEqual([{ ...sign, counts: true }]);
    const teams = { ...told, options: { ...told.options, teams: "two" } } as View;
    expect(standingOf({ view: teams, wording }, player).won).not.toBe(won);
});

test("whoever is away is said to be so, and whether they gave up or nobody plays", () => {
    const told = (seat: object, paused = false) => awayText({ table: { seats: [seat] } as unknown as TableView, paused }, 0);
    const words = [told({ away: true }), told({ away: true }, true), told({ away: true, resigned: true })];
    expect(new Set(words).size).toBe(3);
    expect([told({}), told({ resigned: true }), awayText({ table: { seats: [] } as unknown as TableView, paused: false }, 0)]).toEqual(["", "", ""]);
});

test("what only its owner sees lies beside the owner's hand", () => {
    const zones = [{ kind: "secret", seen_by: "owner", cards: [] }, { kind: "shelf", seen_by: "all", cards: [] }];
    const player = { zones } as unknown as PlayerView;
    expect([true, false].map((own) => zonesBeside(player, own).map(({ kind }) => kind))).toEqual([["shelf"], ["secret", "shelf"]]);
});

const from = (points: number, ...points_from: PointsFrom[]) =>
    pointParts(withFacts(position, [{}], { points_from }), { ...position.players[0]!, points });
const score = { source: "score", points: 9 };
const bonus = { source: "bonus", points: 4 };
const further = { source: "further-bonuses", points: 1 };

test("points have their parts if they come from more than the score pile", () => {
    expect(from(14, score, bonus, further)).toEqual({ text: "9 + bonus 4 + 1 more", words: "score pile 9, highest bonus 4, and one more bonus" });
    expect(from(4, bonus)?.text).toBe("bonus 4");
    expect(from(9, score)).toBeNull();
    expect(from(0)).toBeNull();
});

test("parts of another position are not told", () => {
    expect(from(11, score, bonus, further)).toBeNull();
});

function said(needed: Facts["needed"], achievements_to_win: number): string {
    const facts: Facts = { players: [], turn_actions: 2, ends_from: null, ...(needed && { needed }) };
    const view: View = { ...position, achievements_to_win, facts };
    return neededWords(view, new Wording(words.loaded, []));
}

test("how many achievements win is told with its reasons", () => {
    const players = { source: "players", number: 6 };
    expect(said([players], 6)).toBe(`6 achievements win: 6 for ${position.players.length} players.`);
    expect(said([players, { source: "toys", number: 1 }], 7)).toContain("players and 1 more for Toys.");
    expect(said([{ source: "teams", number: 6 }, { source: "extra", number: 1 }], 7)).toBe(
        "7 achievements win: 6 for a team and 1 more as a table option.",
    );
});

test("nothing is said of a position of which it was not told", () => {
    expect(said(undefined, 6)).toBe("");
    expect(neededWords({ ...position, facts: null }, new Wording(words.loaded, []))).toBe("");
});
