import { beforeEach, expect, test } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import knowledge from "../../../src/splay/locale/en/web-knowledge.ftl?raw";
import texts from "../../../src/splay/locale/en/web-text.ftl?raw";
import { faces } from "../game/fixtures/game";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { kindOf } from "./described";

beforeEach(() => words.use(new Catalogue("en", [interfaceTexts, knowledge, texts], {})));

test("a card is told by what stands at its corners, and the icon of its effects", () => {
    expect(kindOf(faces.get("oars")!)).toBe("Value 1, red. Icons: castle, crown, empty hexagon, castle. Featured icon: castle.");
});

test("a blank place is not told, nor an icon for effects that a card does not have", () => {
    const icons = { "top-left": "blank", "bottom-left": "hex", "bottom-middle": "blank", "bottom-right": "leaf" };
    expect(kindOf({ ...faces.get("oars")!, icons, effects: [] })).toBe("Value 1, red. Icons: empty hexagon, leaf. No effects.");
});
