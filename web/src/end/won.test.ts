import { beforeEach, expect, test } from "vitest";

import cities from "../../../src/splay/locale/en/cities.ftl?raw";
import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import texts from "../../../src/splay/locale/en/relics.ftl?raw";
import type { PlayerView } from "../api/model";
import { withFacts } from "../game/fixtures/facts";
import { position } from "../game/fixtures/table";
import { Catalogue } from "../words/catalogue";
import { Wording } from "../words/wording";
import { words } from "../words/words.svelte";
import { wonBy } from "./won";

beforeEach(() => words.use(new Catalogue("en", [interfaceTexts, texts, cities], { pottery: { name: "Pottery" }, oars: { name: "Oars" } } as never)));

const player = (changes: Partial<PlayerView>): PlayerView => ({ ...position.players[0]!, achievements: [], specials: [], zones: [], ...changes });
const won = (changes: Partial<PlayerView>, view = position) => wonBy(player(changes), view, new Wording(words.loaded, ["Ann", "Bob"]));

test("what somebody has won is listed: standard ones by value, special ones and relics by name", () => {
    const relics = { kind: "relics", seen_by: "all", cards: [{ age: 6, card: "oars" }] };
    const display = { kind: "display", seen_by: "all", cards: [{ age: 1, card: "pottery" }] };
    const named = won({ achievements: [{ age: 2 }], specials: ["Empire"], zones: [display, relics] });
    expect(named).toEqual(["2", "Empire", "Oars"]);
});

test("flags and fountains on the board are listed that count in the end", () => {
    const sign = (card: string, sign: string, counts: boolean) => ({ sign, card, color: "red", counts, takers: [] });
    const view = withFacts(position, [{}], { fleeting: [sign("oars", "flag", true), sign("pottery", "fountain", true), sign("oars", "fountain", false)] });
    expect(won({}, view)).toEqual(["Oars ⚑", "Pottery ⛲"]);
});

test("of whoever has won nothing nothing is listed", () => expect(won({})).toEqual([]));
