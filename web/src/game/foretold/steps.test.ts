import { beforeEach, expect, test } from "vitest";

import texts from "../../../../src/splay/locale/en/web-knowledge.ftl?raw";
import interfaceTexts from "../../../../src/splay/locale/en/interface.ftl?raw";
import type { Preview } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { words } from "../../words/words.svelte";
import { asking, gameAt } from "../fixtures/table";
import { followersOf, stepsOf } from "./steps";

const game = gameAt(asking("action", []));
beforeEach(() => words.use(new Catalogue("en", [texts, interfaceTexts], {})));

const step = (card: string, effect: string, ...follows: number[]) => ({ card, effect, follows });
const stepsIn = (...steps: Preview["steps"] & {}) => stepsOf({ steps } as unknown as Preview);
const told = (card: string, effect: string, ...follows: number[]) => followersOf({ ...step(card, effect, ...follows), brought: false }, 0, game);

test("a dogma without echo effects executes what its card says", () => {
    expect(stepsIn(step("oars", "demand", 1), step("oars", "dogma", 0))).toEqual([]);
    expect(stepsOf({} as Preview)).toEqual([]);
});

test("echo effects of covered cards come with what they say, the card's own without", () => {
    const steps = stepsIn(step("pottery", "echo", 1, 0), step("oars", "echo", 1, 0), step("oars", "dogma", 0));
    expect(steps.map(({ card, brought }) => [card, brought])).toEqual([["pottery", true], ["oars", false], ["oars", false]]);
    const alone = stepsIn(step("pottery", "echo", 0), step("oars", "echo", 0));
    expect(alone.map(({ brought }) => brought)).toEqual([true, false]);
});

test("each effect says who follows it, in order, or whom it hits", () => {
    const names = game.names;
    expect(told("oars", "dogma", 0)).toBe("only you");
    expect(told("oars", "dogma", 1, 0)).toBe(`${names[1]}, then you`);
    expect(told("oars", "demand", 1)).toBe(`would hit ${names[1]}`);
    expect(told("oars", "demand")).toBe("would hit nobody");
});
