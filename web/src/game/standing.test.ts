import { expect, test } from "vitest";

import artifactTexts from "../../../src/splay/locale/en/web-artifacts.ftl?raw";
import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import tableTexts from "../../../src/splay/locale/en/web-table.ftl?raw";
import type { PlayerView, QuestionView, TableView, View } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { withFacts } from "./fixtures/facts";
import { asking, gameAt, pass } from "./fixtures/table";
import type { Source } from "./source";
import { actionsShown, asksFree, awayText, isMoving, standingOf, turnText, turnTitle, zonesBeside } from "./standing";

const { view: first, wording } = gameAt(asking("action", [pass]));
const view = withFacts({ ...first, started: true, turn: 1, turn_number: 4, actions_left: 2, result: null }, []);
const sourceAt = (question: QuestionView) => ({ state: { questions: [{ ...question, seat: 1 }] }, events: [] }) as unknown as Source;
const atTurn = (kind: string, telling = false) => ({ view, source: sourceAt(asking(kind, [pass])), telling });

test("a player stands by achievements, signs that count, and points", () => {
    const player = { ...view.players[1]!, points: 7, achieved: 2 };
    const sign = { sign: "flag", card: "oars", color: "red", takers: [] };
    const facts = [{ seat: 0 }, { seat: 1, points_from: [], fleeting: [{ ...sign, counts: true }, { ...sign, counts: false }] }];
    const told = { ...view, players: view.players.map((one) => (one.seat === 1 ? player : one)), facts: { ...view.facts, players: facts } } as View;
    const { achieved, won, signs, points, parts } = standingOf({ view: told, wording }, player);
    expect([achieved, won, points, parts]).toEqual([2, `Achievements 2/${view.achievements_to_win}`, "7 points", null]);
    expect(signs).toEqual([{ ...sign, counts: true }]);
    const teams = { ...told, options: { ...told.options, teams: "two" } } as View;
    expect(standingOf({ view: teams, wording }, player).won).not.toBe(won);
});

test("whoever has the turn has it from the first turn to the end", () => {
    expect([0, 1].map((seat) => isMoving(view, seat))).toEqual([false, true]);
    expect(isMoving({ ...view, started: false }, 1)).toBe(false);
    expect(isMoving({ ...view, result: {} as View["result"] }, 1)).toBe(false);
    expect([turnTitle(view), turnTitle({ ...view, started: false })]).toEqual(["Turn 4", "Starting cards"]);
});

test("a free action is said to come before the others, once all is told", () => {
    words.use(new Catalogue("en", [interfaceTexts, tableTexts, artifactTexts], {}));
    expect(turnText(atTurn("action"), 1)).toBe("2 actions left");
    expect(turnText(atTurn("free_action"), 1)).not.toBe(turnText(atTurn("action"), 1));
    expect([asksFree(atTurn("free_action"), 1), asksFree(atTurn("free_action"), 0), asksFree(atTurn("free_action", true), 1)]).toEqual([true, false, false]);
    expect(actionsShown(atTurn("action", true))).toBe(2);
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
