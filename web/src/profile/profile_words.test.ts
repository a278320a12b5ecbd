import { beforeAll, describe, expect, it } from "vitest";

import type { ListedGame } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { barSaid, cardSaid, endedSaid, hasPlace, kindSaid, nameOf, outcomeSaid, percentOf, standingOf } from "./profile_words";

const TEXTS = `
list-more = { $all }, { $next }
list-and = { $all } and { $next }
set-base = Base
set-echoes = Echoes
lobby-fact-teams = teams
lobby-fact-first = first edition
lobby-fact-players = { $number } players
lobby-seat-agent-rule = Medium computer
profile-gone = someone who left
profile-private = a private player
profile-outcome-lost = Lost
profile-outcome-won = Won
profile-place = { $place }.
profile-bar = { $won } won, { $lost } lost
profile-bar-even = { $won } won, { $lost } lost, { $even } drawn
profile-card-unknown = a card
profile-ended = { $how ->
    [achievements] { $standing }
    [score] { $standing } points
   *[card] decided by { $card }
}{ $turns ->
    [0] {""}
   *[other] , turn { $turns }
}
`;

beforeAll(() => words.use(new Catalogue("en", [TEXTS], { fission: { name: "Fission", effects: {} } }, {}).withCards({ fission: { name: "Fission", effects: {} } })));

const had = (points: number, achievements: number, partner = false) => ({ who: "guest" as const, name: "Bob", points, achievements, partner });
const game = (changes: Partial<ListedGame>): ListedGame => ({
    finished: 0,
    outcome: "lost",
    place: 2,
    players: 2,
    sets: ["base"],
    edition: "third",
    how: "achievements",
    points: 10,
    achievements: 4,
    others: [had(20, 6)],
    ...changes,
});

describe("a game in a list", () => {
    it("says what everybody had of what counted", () => {
        expect(endedSaid(game({ turns: 41 }))).toBe("4 : 6, turn 41");
        expect(endedSaid(game({ how: "score" }))).toBe("10 : 20 points");
        expect(endedSaid(game({ how: "card", card: "fission" }))).toBe("decided by Fission");
        expect(endedSaid(game({ how: "card", card: "gone" }))).toBe("decided by gone");
        expect(endedSaid(game({ how: "card" }))).toBe("decided by a card");
    });

    it("counts what partners have together", () => {
        const others = [had(1, 1), had(2, 2, true), had(3, 3)];
        expect(standingOf(game({ teams: true, players: 4, others }))).toEqual([6, 4]);
        expect(standingOf(game({ players: 4, others }))).toEqual([4, 1, 2, 3]);
    });

    it("tells the place among several who each played alone", () => {
        expect(outcomeSaid(game({}))).toBe("Lost");
        expect(outcomeSaid(game({ players: 3, place: 3 }))).toBe("3.");
        expect(hasPlace(game({ players: 4, teams: true }))).toBe(false);
        expect(outcomeSaid(game({ players: 3, outcome: "won", place: 1 }))).toBe("Won");
    });

    it("says of what kind it was", () => {
        expect(kindSaid(game({}))).toBe("Base");
        expect(kindSaid(game({ sets: ["base", "echoes"], players: 3 }))).toBe("Echoes, 3 players");
        expect(kindSaid(game({ players: 4, teams: true, edition: "first" }))).toBe("Base, first edition, teams");
    });
});

it("players are called what the reader may know", () => {
    expect(nameOf(had(0, 0))).toBe("Bob");
    expect(nameOf({ who: "computer", agent: "rule", points: 0, achievements: 0 })).toBe("Medium computer");
    expect(nameOf({ who: "computer", agent: "future", points: 0, achievements: 0 })).toBe("future");
    expect(nameOf({ who: "gone", points: 0, achievements: 0 })).toBe("someone who left");
    expect(nameOf({ who: "private", points: 0, achievements: 0 })).toBe("a private player");
    expect(cardSaid("gone")).toBe("gone");
});

it("won games are some of a hundred, and none of none", () => {
    expect([percentOf({ games: 3, won: 2, lost: 1 }), percentOf({ games: 0, won: 0, lost: 0 })]).toEqual([67, 0]);
    expect(barSaid({ games: 3, won: 2, lost: 1 })).toBe("2 won, 1 lost");
    expect(barSaid({ games: 4, won: 2, lost: 1 })).toBe("2 won, 1 lost, 1 drawn");
});
