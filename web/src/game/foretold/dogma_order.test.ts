import { beforeEach, expect, test } from "vitest";

import text from "../../../../src/splay/locale/en/web-knowledge.ftl?raw";
import type { Effect, Face } from "../../api/faces";
import { Catalogue } from "../../words/catalogue";
import { Wording } from "../../words/wording";
import { words } from "../../words/words.svelte";
import { english, faces } from "../fixtures/game";
import type { Game } from "../game.svelte";
import { dogmaOrder, orderWords } from "./dogma_order";

const NAMES = ["Ann", "Bob", "Cleo", "Dora"];
const game = { me: 0, names: NAMES, faces, wording: new Wording(english, NAMES) } as unknown as Game;
const effect = (name: string, kind: Effect["kind"]): Effect => ({ name, kind, title: "effect-only" });

beforeEach(() => words.use(new Catalogue("en", [text], english.cards)));

const said = (effects: Effect[], found: Parameters<typeof dogmaOrder>[1]) =>
    dogmaOrder({ ...(faces.get("oars") as Face), effects }, found).map((execution) => orderWords(execution, game));

test("each effect is executed by the others in turn, and by whoever uses the card last", () => {
    const both = [effect("demand", "demand"), effect("dogma", "shared")];
    expect(said(both, { seat: 2, counts: [3, 1, 2, 2], hit: [1], shares: [0, 3] })).toEqual(["Demand: Bob", "Effect: Dora, then you, then Cleo"]);
});

test("a compel goes to those whom it compels, and to nobody if there is none", () => {
    const both = [effect("compel", "compel"), effect("dogma", "shared")];
    const found = { seat: 0, counts: [2, 2, 1, 3], hit: [1, 3], compelled: [1, 3], shares: [1, 3] };
    expect(said(both, found)).toEqual(["Compel: Bob, then Dora", "Effect: Bob, then Dora, then you"]);
    expect(said(both, { seat: 0, counts: [2, 1, 1, 1], hit: [], shares: [] })).toEqual(["Compel: nobody", "Effect: you"]);
});
