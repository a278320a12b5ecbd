import { beforeEach, expect, test } from "vitest";

import interfaceText from "../../../../src/splay/locale/en/interface.ftl?raw";
import text from "../../../../src/splay/locale/en/web-table.ftl?raw";
import { Catalogue } from "../../words/catalogue";
import { Wording } from "../../words/wording";
import { words } from "../../words/words.svelte";
import { achievement, special, withFacts } from "../fixtures/facts";
import { told } from "../fixtures/game";
import { position } from "../fixtures/table";
import { dearerBecause, explainedAchievement, explainedSpecial, priceOf } from "./achievement_text";
import { shortNeedsOf } from "./goals";

const view = withFacts(position, [
    { goals: [achievement(1, 4, 12, 1), achievement(2, 4, 12, 1), special("Empire", 2, 6), special("Monument", 2, 7)] },
    { goals: [achievement(1, 0, 6, 0), achievement(2, 0, 12, 0)] },
]);

const catalogue = new Catalogue("en", [text, interfaceText], {}, told.numbers);
const wording = new Wording(catalogue, []);

beforeEach(() => words.use(catalogue));

test("an achievement says what it takes and how far the reader is", () => {
    expect(explainedAchievement(2, 0, view, wording)).toBe(
        "With 12 points and a top card of age 2 or higher, you can take it as an action. You keep the points. " +
            "You have 4 points, and your highest top card is age 1. " +
            "Right now: needs 8 more points and a top card of value 2 or higher.",
    );
    expect(explainedAchievement(1, 0, view, wording)).toContain("With 12 points");
});

test("whoever has an achievement of a value reads why the next one costs more", () => {
    const players = view.players.map((player, seat) => ({ ...player, achievements: seat === 0 ? [{ age: 2 }, { age: 1 }] : [] }));
    const owning = { ...view, players: players as typeof view.players };
    expect(explainedAchievement(2, 0, owning, wording)).toContain(
        "It costs you more, as you have 1 of value 2 already: each adds 6 points. You have 4 points",
    );
    expect(dearerBecause(2, 0, view)).toBe("");
    expect(dearerBecause(2, 1, owning)).toBe("");
    expect(dearerBecause(2, -1, owning)).toBe("");
});

test("a spectator reads what it takes only, from whoever needs least", () => {
    expect(explainedAchievement(1, -1, view, wording)).not.toContain("You have");
    expect(priceOf(view, -1, 1)).toBe(6);
    expect(explainedSpecial("World", -1, view)).not.toContain("You show");
});

test("what the server has not told is left out", () => {
    expect(priceOf({ ...view, facts: null }, 0, 1)).toBeNull();
    expect(explainedAchievement(1, 0, { ...view, facts: null }, wording)).toBe("Achievement 1");
});

test("a special achievement tells what counts and how much of it there is", () => {
    expect(explainedSpecial("Empire", 0, view)).toContain("You have that for 2 of 6 icons.");
    expect(explainedSpecial("Monument", 0, view)).toContain("You have 2 of 7 this turn.");
});

test("in short, what is lacking is told apart from what it costs", () => {
    expect([achievement(2, 4, 10, 2), achievement(2, 10, 10, 1)].map(shortNeedsOf)).toEqual(["6 more", "needs top [2]"]);
    expect(shortNeedsOf(achievement(2, 4, 10, 1))).toBe("6 more and top [2]");
    expect(shortNeedsOf(achievement(1, 5, 5, 1))).toBe("ready to take");
});
