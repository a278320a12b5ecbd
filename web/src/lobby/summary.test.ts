import { beforeAll, expect, test } from "vitest";

import type { SeatView, TableView } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { ago, DAY, HOUR, MINUTE, SECOND, span } from "./durations";
import { briefly, clockWords, factsOf, seatName, seatNames, seatWords, stateOfMine } from "./summary";

/** In the form of web-lobby.ftl, in as few words as tell the cases apart. */
const TEXTS = `
lobby-span-days = { $number -> [one] one day *[other] { $number } days }
lobby-span-hours = { $number -> [one] one hour *[other] { $number } hours }
lobby-span-minutes = { $number -> [one] one minute *[other] { $number } minutes }
lobby-span-seconds = { $number -> [one] one second *[other] { $number } seconds }
lobby-ago-now = just now
lobby-ago = { $span } ago
lobby-clock-none = no clock
lobby-clock-move = { $span } for each answer
lobby-clock-bank = { $span } each
lobby-clock-increment = { $span } each, + { $increment } per answer
lobby-seat-agent-rule = Medium computer
table-name-numbered = { $name } { $number }
lobby-seat-free = free seat
lobby-seat-you = { $name } (you)
lobby-fact-players = { $number } players
lobby-fact-first = first edition
lobby-fact-sets = with { $sets }
set-boats = Boats
set-sails = Sails
list-and = { $all } and { $next }
lobby-fact-teams = teams
lobby-fact-extra = one more achievement to win
lobby-fact-end = ends if someone leaves
lobby-fact-link = by link only
lobby-fact-rated = rated
`.replaceAll(/ (\[|\*)/g, "\n    $1").replaceAll(/ }\n/g, "\n}\n");

beforeAll(() => words.use(new Catalogue("en", [TEXTS], {})));

const seat = (changes: Partial<SeatView>): SeatView => ({ seat: 0, name: "", ...changes }) as SeatView;
const OPTIONS = { edition: "third", teams: "none" };
const table = (changes: object): TableView =>
    ({ seats: [seat({}), seat({})], options: OPTIONS, settings: {}, ...changes }) as TableView;

test("a span is told in the largest unit that fits", () => {
    expect([30 * SECOND, 90 * SECOND, MINUTE, 2 * HOUR, DAY, 3 * DAY].map((length) => span(length, "lobby-clock-bank"))).toEqual([
        "30 seconds", "90 seconds", "one minute", "2 hours", "one day", "3 days",
    ]);
});

test("how long ago is told roughly, and never in the future", () => {
    const now = 100 * DAY;
    expect(ago(now + MINUTE, now)).toBe("just now");
    expect(ago(now - 119 * SECOND, now)).toBe("one minute ago");
    expect(ago(now - 47 * HOUR, now)).toBe("one day ago");
});

test("clocks in words", () => {
    expect(clockWords({})).toBe("no clock");
    expect(clockWords({ move: 3 * DAY })).toBe("3 days for each answer");
    expect(clockWords({ bank: 5 * MINUTE })).toBe("5 minutes each");
    expect(clockWords({ bank: 20 * MINUTE, increment: 30 * SECOND })).toBe("20 minutes each, + 30 seconds per answer");
});

test("a game under way is my turn, others', or the computer's for me; or nobody's, if all have left", () => {
    const running = { status: "running" };
    const mine = [seat({ mine: true, away: true }), seat({})];
    expect(
        [
            { status: "open" },
            { status: "open", seats: mine },
            { ...running, my_turn: true },
            running,
            { ...running, seats: mine },
            { ...running, seats: mine, paused_until: 5 },
        ].map((changes) => stateOfMine(table(changes))),
    ).toEqual(["waiting", "asked", "turn", "running", "away", "paused"]);
});

test("a seat is somebody's, the computer's or free", () => {
    expect(seatName(seat({ name: "Ann", taken: true }))).toBe("Ann");
    expect(seatName(seat({ name: "Ann", taken: true, mine: true }))).toBe("Ann (you)");
    expect(seatName(seat({ name: "rule", agent: "rule", taken: true }))).toBe("Medium computer");
    expect(seatName(seat({}))).toBe("free seat");
});

test("somebody for whom the computer stands in keeps the name", () => {
    const away = seat({ name: "Ann", agent: "rule", taken: true, away: true });
    expect(seatName(away)).toBe("Ann");
    expect(seatNames(table({ seats: [away, seat({ name: "rule", agent: "rule", taken: true })] }))).toEqual([
        "Ann", "Medium computer",
    ]);
});

test("computers of one strength are told apart as they are at the table", () => {
    const computer = seat({ name: "rule", agent: "rule", taken: true });
    const four = table({ seats: [seat({ name: "Ann", taken: true, mine: true }), computer, computer, seat({}), seat({})] });
    expect(seatWords(four)).toEqual(["Ann (you)", "Medium computer 1", "Medium computer 2", "free seat", "free seat"]);
});

test("a table's facts leave out what is as usual", () => {
    expect(factsOf(table({}))).toEqual(["2 players", "no clock"]);
    const special = table({
        options: { edition: "first", teams: "random", extra_achievement: true },
        settings: { public: false, leavers: "end" },
        status: "open",
    });
    expect(factsOf(special)).toEqual([
        "2 players", "no clock", "first edition", "teams", "one more achievement to win",
        "ends if someone leaves", "by link only",
    ]);
    expect(factsOf({ ...special, status: "running" })).not.toContain("by link only"); // nobody can sit down any more
});

test("a table's sets are told, the base set goes without saying", () => {
    const of = (sets: string[]) => factsOf(table({ options: { ...OPTIONS, sets } }));
    expect(of(["base"])).toEqual(["2 players", "no clock"]);
    expect(of(["base", "boats"])).toEqual(["2 players", "no clock", "with Boats"]);
    expect(of(["base", "boats", "sails"])).toEqual(["2 players", "no clock", "with Boats and Sails"]);
});

test("a rated table says so first, and in the fewest words too", () => {
    const rated = { settings: { rated: true, clock: { move: DAY } } };
    expect(factsOf(table(rated))).toEqual(["rated", "2 players", "one day for each answer"]);
    expect(briefly(table(rated))).toEqual(["2 players", "rated", "one day for each answer"]);
    expect(briefly(table({}))).toEqual(["2 players"]);
});
