import { expect, test } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import cityTexts from "../../../src/splay/locale/en/cities.ftl?raw";
import texts from "../../../src/splay/locale/en/web-cities.ftl?raw";
import knowledge from "../../../src/splay/locale/en/web-knowledge.ftl?raw";
import type { Preview } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { asking, gameAt } from "./fixtures/table";
import { cardOf, signSentences } from "./sign_previews";

function said(changes: Partial<Preview>): string[] {
    const game = gameAt(asking("action", []));
    words.use(new Catalogue("en", [interfaceTexts, knowledge, cityTexts, texts], {}));
    return signSentences({ action: "meld:oars", ...changes } as Preview, game);
}
const act = (sign: string, does = "always", draws: { age: number; set: string }[] = []) => ({ sign, does, draws });

test("each sign of a city is told in order, also what it cannot do", () => {
    expect(said({ acts: [act("right"), act("plus", "always", [{ age: 2, set: "base" }, { age: 3, set: "cities" }])] })).toEqual([
        "Arrow: it splays red right.",
        "Plus: you'd draw a [2] or a Cities [3].",
    ]);
    expect(said({ acts: [act("left", "never"), act("plus", "never")] })).toEqual(["Arrow: it splays nothing.", "Plus: there's nothing left to draw."]);
    expect(said({ acts: [act("search-castle")] })).toEqual(["Lens: you'd reveal a base [1] and keep it if it has a [castle]."]);
    expect(said({ acts: [act("search-castle", "never")] })).toEqual(["Lens: no base [1] is left."]);
});

test("the city that comes is told, and whom only some payments reach", () => {
    expect(said({ city: "always", city_backs: [{ age: 1, set: "cities" }] })).toEqual(["You get a Cities [1]."]);
    expect(said({ city: "maybe", city_backs: [{ age: 1, set: "cities" }] })).toEqual(["You might get a Cities [1]."]);
    expect(said({ unsure: [1] })[0]).toMatch(/depends on the card you tuck\.$/);
    expect(said({ times: 2, steps: [] })).toEqual(["It has no effects."]);
    const twice = "Then you resolve each effect twice, and demands go around twice.";
    expect(said({ times: 2, steps: [], own: true })).toEqual([twice]); // only some payments bring an effect
    expect(said({ times: 2, steps: [{ card: "oars", effect: "dogma", follows: [0] }] })).toEqual([twice]);
    expect(said({})).toEqual([]);
});

test("the card of an action is what follows its kind", () => expect(cardOf("endorse:the-wheel")).toBe("the-wheel"));
