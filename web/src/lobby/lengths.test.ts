import { expect, test } from "vitest";

import { choicesOf, complexityOf, longerBy, minutesOf } from "./lengths";

const set = (name: string, part_of = "") => ({ name, part_of, rulings: [], supplied: 105, singles: [] });
const SETS = [set("artifacts"), set("relics", "artifacts"), set("echoes"), set("cities")];

test("every mixture of expansions is measured for two to five players", () => {
    for (const sets of [[], ["artifacts"], ["cities", "echoes"], ["echoes", "artifacts", "cities"]])
        for (const players of [2, 3, 4, 5]) expect(choicesOf(sets, players, SETS)).toBeGreaterThan(10);
});

test("optional parts of a set, and the order in which sets are named, make no difference", () => {
    expect(choicesOf(["relics", "artifacts"], 2, SETS)).toBe(choicesOf(["artifacts"], 2, SETS));
    expect(choicesOf(["cities", "echoes"], 3, SETS)).toBe(choicesOf(["echoes", "cities"], 3, SETS));
});

test("a game's length is told in minutes, in steps of five, longer with more sets and players", () => {
    expect([minutesOf([], 2, SETS), minutesOf(["artifacts"], 2, SETS)]).toEqual([20, 25]);
    expect(minutesOf(["artifacts", "echoes", "cities"], 5, SETS)).toBe(35);
    expect(minutesOf(["boats"], 2, [set("boats")])).toBeNull();
    expect([complexityOf([]), complexityOf(["cities"])]).toEqual([4, 5]);
});

test("a set says by how much it makes games longer, in steps of five percent", () => {
    const percent = longerBy(set("echoes"), [], 2, SETS) ?? -1;
    expect(percent).toBeGreaterThan(0);
    expect(percent % 5).toBe(0);
    expect(longerBy(set("relics", "artifacts"), [], 2, SETS)).toBeNull();
});

test("beside other sets it says what it adds to those", () => {
    const chosen = ["artifacts", "relics", "echoes", "cities"];
    const [more, less] = [chosen, ["artifacts", "relics", "cities"]].map((sets) => choicesOf(sets, 2, SETS) ?? 0) as [number, number];
    for (const sets of [chosen, chosen.filter((name) => name !== "echoes")]) {
        expect(longerBy(set("echoes"), sets, 2, SETS)).toBe(Math.round((more / less - 1) * 20) * 5);
    }
});

test("what was not measured is not told", () => {
    expect(choicesOf(["boats"], 2, [set("boats")])).toBeNull();
    expect(longerBy(set("boats"), [], 2, [set("boats")])).toBeNull();
});
