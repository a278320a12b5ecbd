import { beforeEach, expect, test } from "vitest";

import text from "../../../../src/splay/locale/en/echoes.ftl?raw";
import { at } from "../../api/fixtures/at";
import type { OptionView } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { words } from "../../words/words.svelte";
import { asking, card, pass } from "../fixtures/table";
import { isForetold, onlyCard, toldFirst } from "./foretold";

const about = (kind: string, key: string): OptionView => ({ key: `${kind}:${key}`, kind, shown: { age: 1, card: key } });
const ways = (key: string) => [about("promote-and-use", key), about("promote", key)];
const ONE = asking("promote", [...ways("bell"), pass]);
const TWO = asking("promote", [...ways("bell"), ...ways("noodles"), pass]);

beforeEach(() => words.use(new Catalogue("en", [text], {}, {})));

test("actions, and answers that a set has words for, are foretold", () => {
    expect([ONE, TWO, asking("action", [about("dogma", "oars")])].map(isForetold)).toEqual([true, true, true]);
    expect([asking("card", [card("oars", at("hand.0"))]), asking("seize", [about("seize", "bell")]), null].map(isForetold)).toEqual([false, false, false]);
});

test("the only card of a question is shown with it", () => {
    expect([ONE, TWO, asking("action", [about("dogma", "oars")]), null].map(onlyCard)).toEqual(["bell", "", "", ""]);
});

test("using the only card, or the one considered, is foretold at first", () => {
    expect(toldFirst(ONE, "")?.key).toBe("promote-and-use:bell");
    expect(toldFirst(TWO, "")).toBeUndefined();
    expect(toldFirst(TWO, "noodles")?.key).toBe("promote-and-use:noodles");
    expect(toldFirst(asking("action", [about("dogma", "oars")]), "")).toBeUndefined();
});
