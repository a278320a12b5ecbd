import { beforeEach, expect, test } from "vitest";

import interfaceTexts from "../../../../src/splay/locale/en/interface.ftl?raw";
import texts from "../../../../src/splay/locale/en/web-artifacts.ftl?raw";
import type { View } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { Wording } from "../../words/wording";
import { words } from "../../words/words.svelte";
import { position } from "../fixtures/table";
import { placeNote, zoneNote } from "./card_notes";

beforeEach(() => words.use(new Catalogue("en", [interfaceTexts, texts], {})));

const lying = (kind: string, card: string) => ({ kind, seen_by: "all", cards: [{ age: 6, card }] });
const said = (view: View, card: string) => placeNote(card, view, new Wording(words.loaded, ["Ann", "Bob"]));

test("a card says what it is by lying in a place of a set", () => {
    expect(said({ ...position, zones: [lying("museum", "oars")] }, "oars")).toBe(
        "A relic: anyone who digs an artifact of value [6] may seize it as an achievement.",
    );
    const players = position.players.map((player, seat) => ({ ...player, zones: seat === 1 ? [lying("relics", "oars")] : [] }));
    expect(said({ ...position, seat: 0, players }, "oars")).toBe(
        "A relic, and one of Bob's achievements. Anyone who digs an artifact of value [6] may seize it.",
    );
    expect(said({ ...position, seat: 1, players }, "oars")).toContain("one of your achievements.");
});

test("of other places and cards nothing is said", () => {
    expect(said({ ...position, zones: [lying("attic", "oars")] }, "oars")).toBe("");
    expect(said({ ...position, zones: [lying("museum", "oars")] }, "tools")).toBe("");
});

test("a zone says what its cards are for, if there are words for it", () => {
    expect(zoneNote("museum")).toContain("When you dig an artifact of a relic's value");
    expect(zoneNote("attic")).toBe("");
});
