import { beforeEach, expect, test } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import texts from "../../../src/splay/locale/en/web-echoes.ftl?raw";
import table from "../../../src/splay/locale/en/web-table.ftl?raw";
import type { PointsFrom } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { withFacts } from "./fixtures/facts";
import { position } from "./fixtures/table";
import { pointParts } from "./points";

beforeEach(() => words.use(new Catalogue("en", [interfaceTexts, texts, table], {})));

const from = (points: number, ...points_from: PointsFrom[]) =>
    pointParts(withFacts(position, [{}], { points_from }), { ...position.players[0]!, points });
const score = { source: "score", points: 9 };
const bonus = { source: "bonus", points: 4 };
const further = { source: "further-bonuses", points: 1 };

test("points have their parts if they come from more than the score pile", () => {
    expect(from(14, score, bonus, further)).toEqual({ text: "9 + bonus 4 + 1 more", words: "score pile 9, highest bonus 4, and one more bonus" });
    expect(from(4, bonus)?.text).toBe("bonus 4");
    expect(from(9, score)).toBeNull();
    expect(from(0)).toBeNull();
});

test("parts of another position are not told", () => {
    expect(from(11, score, bonus, further)).toBeNull();
});
