import { beforeEach, expect, test } from "vitest";

import text from "../../../../src/splay/locale/en/web-knowledge.ftl?raw";
import { Catalogue } from "../../words/catalogue";
import { words } from "../../words/words.svelte";
import type { Game } from "../game.svelte";
import { marksOf, shortNames } from "./short_names";

beforeEach(() => words.use(new Catalogue("en", [text], {})));

const at = (names: string[], ...agents: number[]): Game =>
    ({ me: 0, names, table: { seats: names.map((_, seat) => ({ seat, agent: agents.includes(seat) ? "random" : "" })) } }) as unknown as Game;

test("a computer that is alone needs no strength to be known by", () => {
    expect(shortNames(at(["Ann", "Easy computer"], 1))).toEqual(["you", "computer"]);
    expect(shortNames(at(["Ann", "Bob", "Easy computer"], 2))).toEqual(["you", "Bob", "computer"]);
});

test("several computers keep the names that their boards bear", () => {
    expect(shortNames(at(["Ann", "Easy computer", "Strong computer"], 1, 2))).toEqual([
        "you",
        "Easy computer",
        "Strong computer",
    ]);
});

test("a mark is an initial, with the number that the name ends in", () => {
    expect(marksOf(["Ann", "Easy computer 1", "Easy computer 2", "Strong computer"])).toEqual(["A", "E1", "E2", "S"]);
});

test("no two marks of a table are the same", () => {
    expect(marksOf(["Ben", "Bob", "ann"])).toEqual(["Be", "Bo", "A"]);
    expect(marksOf(["Eva", "Easy computer"])).toEqual(["Ev", "EC"]);
    expect(marksOf(["Marta the Picky", "Medium computer"])).toEqual(["MT", "MC"]);
    expect(marksOf(["Bold Lynx", "Brave Otter", "Bob 7"])).toEqual(["BL", "BO", "B7"]);
});

test("where the first letters of two words are the same, the first two letters tell players apart", () => {
    expect(marksOf(["Easy computer", "Expert computer", "Strong computer", "Medium computer", "Master computer"])).toEqual(["Ea", "Ex", "S", "Me", "Ma"]);
    expect(marksOf(["Easy computer 1", "Easy computer 2", "Expert computer"])).toEqual(["E1", "E2", "E"]);
    expect(marksOf(["ECo x", "Eve x", "Emil c"])).toEqual(["E1", "Ev", "E2"]);
});

test("in another language a mark has no more letters, and those of that language", () => {
    expect(marksOf(["Łatwy komputer", "Średni komputer", "Silny komputer", "Ekspert (komputer)", "Łukasz"])).toEqual(["ŁK", "Ś", "S", "E", "Łu"]);
    expect(marksOf(["Komputer łatwy", "Komputer średni", "Komputer silny"])).toEqual(["KŁ", "KŚ", "KS"]);
    expect(marksOf(["Ordinateur facile", "Ordinateur fort"])).toEqual(["O1", "O2"]);
});

test("names that begin alike are numbered: no mark has more than two letters", () => {
    expect(marksOf(["Ann", "Anna"])).toEqual(["A1", "A2"]);
    expect(marksOf(["Alexandermaximilian", "Alexandra", "Alexander"])).toEqual(["A1", "A2", "A3"]);
    expect(marksOf(["Ann", "Anna", "A1"])).toEqual(["A2", "A3", "A1"]);
    expect(marksOf(["Tom", "Tom"])).toEqual(["T1", "T2"]);
    expect(marksOf(["Player 123456", "Player 123457"])).toEqual(["P1", "P2"]);
});
