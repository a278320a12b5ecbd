import { beforeEach, expect, test } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import table from "../../../src/splay/locale/en/web-table.ftl?raw";
import type { Facts, View } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { Wording } from "../words/wording";
import { words } from "../words/words.svelte";
import { position } from "./fixtures/table";
import { neededWords } from "./needed_text";

beforeEach(() => words.use(new Catalogue("en", [interfaceTexts, table, "set-toys = Toys"], {})));

function said(needed: Facts["needed"], achievements_to_win: number): string {
    const facts: Facts = { players: [], turn_actions: 2, ends_from: null, ...(needed && { needed }) };
    const view: View = { ...position, achievements_to_win, facts };
    return neededWords(view, new Wording(words.loaded, []));
}

test("how many achievements win is told with its reasons", () => {
    const players = { source: "players", number: 6 };
    expect(said([players], 6)).toBe(`6 achievements win: 6 for ${position.players.length} players.`);
    expect(said([players, { source: "toys", number: 1 }], 7)).toContain("players and 1 more for Toys.");
    expect(said([{ source: "teams", number: 6 }, { source: "extra", number: 1 }], 7)).toBe(
        "7 achievements win: 6 for a team and 1 more as a table option.",
    );
});

test("nothing is said of a position of which it was not told", () => {
    expect(said(undefined, 6)).toBe("");
    expect(neededWords({ ...position, facts: null }, new Wording(words.loaded, []))).toBe("");
});
