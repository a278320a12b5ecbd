import { beforeEach, expect, test } from "vitest";

import text from "../../../src/splay/locale/en/web-knowledge.ftl?raw";
import type { Face } from "../cards/faces";
import { english, faces } from "../story/fixtures/game";
import type { Game } from "../table/game.svelte";
import { Catalogue } from "../words/catalogue";
import { Prompts } from "../words/prompts";
import { words } from "../words/words.svelte";
import { reachNames, reachSentence, shortReach, tagOf } from "./reach";

const NAMES = ["Ann", "Bob", "Medium computer 2"];
const game = { me: 0, prompts: new Prompts(english, NAMES, faces) } as unknown as Game;

beforeEach(() => words.use(new Catalogue("en", [text, ...interfaceTexts()], english.cards)));

const interfaceTexts = () => ["icon-castle = castle"];

test("a name is shortened where it is long, never into nothing", () => {
    expect(["Ann", "Benjamin", "Medium computer 2", "Éva Kovács"].map(tagOf)).toEqual(["Ann", "Benjam…", "Mc2", "ÉK"]);
});

test("the reader is told first", () => {
    expect(reachNames("hit", [1], game)).toBe("Bob is hit");
    expect(reachNames("hit", [0], game)).toBe("you are hit");
    expect(reachNames("shares", [0, 1], game)).toBe("you and Bob share");
    expect(reachNames("shares", [1, 2], game)).toBe("Bob and Medium computer 2 share");
});

test("where room is short long names are shortened", () => {
    expect(shortReach("hit", [1], game)).toBe("Bob is hit");
    expect(shortReach("hit", [1, 0, 2], game)).toBe("hit: you, Bob, Mc2");
    expect(shortReach("shares", [2], game)).toBe("shares: Mc2");
});

test("for ears all of it is a sentence", () => {
    const oars = faces.get("oars") as Face;
    expect(reachSentence(oars, 1, { hit: [0], shares: [2], counts: [1, 4, 6] }, game)).toBe(
        "Oars, used by Bob: you are hit, Medium computer 2 shares; castle 4 against 1, 6.",
    );
    expect(reachSentence(oars, 0, { hit: [], shares: [], counts: [4, 1, 1] }, game)).toBe(
        "Oars, used by you: reaches nobody else; castle 4 against 1, 1.",
    );
});
