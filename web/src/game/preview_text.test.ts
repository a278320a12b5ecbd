import { beforeEach, describe, expect, test } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import text from "../../../src/splay/locale/en/web-knowledge.ftl?raw";
import type { Preview, SeatView } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { asking, gameAt, position, stateWith } from "./fixtures/table";
import { beforeAndAfter, endingWords, outcomeOf, takenBackWords } from "./preview_text";

beforeEach(() => words.use(new Catalogue("en", [text], {})));

/** Seats by who plays them: a computer, "" for somebody else, "me" for the reader. */
const seats = (...agents: string[]) =>
    agents.map((agent, seat) => ({ seat, agent: agent === "me" ? null : agent, mine: agent === "me", away: false }) as unknown as SeatView);

test("what is open is told by its bounds, in words or, where room is short, in signs", () => {
    const open = { what: "crown", before: 2, least: 2, most: 4 } as const;
    expect(beforeAndAfter(open)).toEqual({ before: "2", after: "2 to 4" });
    expect(outcomeOf(open)).toBe("→2–4");
    expect(outcomeOf({ ...open, least: 4 })).toBe("→4");
});

const taken = (reveals: Preview["reveals"], ends: Preview["ends"], ...agents: string[]) => takenBackWords({ ends, reveals }, seats(...agents), 0);

test("what reveals something can be taken back where the others agree, as computers do", () => {
    expect(taken("never", "never", "me", "")).toBe("Can be taken back");
    expect(taken("always", "never", "me", "")).toBe("Reveals something new; can be taken back only if the others agree");
    expect(taken("always", "never", "me", "random")).toBe("Reveals something new; can still be taken back");
    expect(taken("maybe", "never", "me", "random", "")).toContain("only if the others agree");
});

test("the seats that the reader plays at the same device agree, too", () => {
    expect(taken("always", "never", "me", "me")).toContain("can still be");
    expect(taken("maybe", "never", "me", "me", "")).toContain("only if the others agree");
});

test("the end of the game cannot be taken back, whoever would agree", () => {
    expect(taken("always", "always", "me", "random")).toBe("Cannot be taken back");
    expect(taken("never", "always", "me", "random")).toBe("Cannot be taken back");
    expect(taken("never", "maybe", "me", "random")).toBe("Can be taken back. An end of the game cannot be taken back");
});

describe("an end of the game by score", () => {
    /** What seat 0 reads where seats of these teams would have so many points. */
    function foretold(teams: number[], points: number[], winners: number[]): string {
        const game = gameAt(asking("action", []));
        words.use(new Catalogue("en", [text, interfaceTexts], {}));
        const players = teams.map((team, seat) => ({ ...position.players[seat % 2]!, seat, team }));
        game.live.table = { ...game.table, seats: teams.map((_, seat) => ({ seat, name: ["Ann", "Bob", "Cleo", "Dan"][seat] }) as SeatView) };
        game.live.state = stateWith([], { view: { ...position, players } });
        game.hear(game.live.state, []);
        return endingWords({ ends: "always", endings: [{ reason: "score", winners, points }] } as unknown as Preview, game);
    }

    test("tells the points of the reader and of the best other one", () => {
        expect(foretold([0, 1, 2], [29, 12, 40], [2])).toBe("This ends the game: you would lose 29 to 40.");
        expect(foretold([0, 1], [3, 2], [0])).toBe("This ends the game: you would win 3 to 2.");
    });

    test("tells the points of whole teams", () => {
        expect(foretold([0, 1, 0, 1], [9, 10, 7, 0], [0, 2])).toBe("This ends the game: your team would win 16 to 10.");
    });

    test("tells how a tie in points is decided", () => {
        expect(foretold([0, 1], [10, 10], [1])).toBe("This ends the game: you would lose 10 to 10, with fewer achievements.");
        expect(foretold([0, 1], [10, 10], [0])).toBe("This ends the game: you would win 10 to 10, with more achievements.");
        expect(foretold([0, 1, 2], [10, 10, 4], [0, 1])).toBe("This ends the game: Ann and Bob would win together.");
        expect(foretold([0, 1], [10, 10], [0, 1])).toBe("This ends the game: all of you would win.");
    });
});
