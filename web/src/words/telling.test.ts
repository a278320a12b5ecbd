import { describe, expect, it } from "vitest";

import type { ResultView } from "../api/model";
import { english, faces, told } from "../game/fixtures/game";
import { Prompts } from "./prompts";
import { Sentences } from "./sentences";

const sentences = new Sentences(english, told.names, faces);
const prompts = new Prompts(english, told.names, faces);
const asked = told.steps.flatMap((step) => step.questions);

describe("the words of a game", () => {
    it("has every kind of event that a game of this length brings", () => {
        const kinds = new Set(told.steps.flatMap((step) => step.events.map((event) => event.kind)));
        expect(kinds.size).toBeGreaterThan(10);
        expect(asked.length).toBeGreaterThan(20);
    });

    it("are for events those of the server's own code", () => {
        for (const step of told.steps) expect(step.events.map((event) => sentences.sentence(event))).toEqual(step.sentences);
    });

    it("tell how a game ended that a card decided, which the result names by its key", () => {
        const result = { reason: "card", winners: [1], card: "globalization", standings: [[0, 0, 3, 1], [1, 1, 9, 2]] };
        expect(sentences.result(result as ResultView)[0]).toBe("Bob wins through the card Globalization.");
    });

    it("tell of a tie in points that achievements have decided it", () => {
        const result = { reason: "score", winners: [1], card: "", standings: [[0, 0, 10, 1], [1, 1, 10, 2]] };
        expect(sentences.result(result as ResultView)[0]).toBe("Bob wins by achievements, after a tie in points.");
    });

    it("are for questions those of the server's own code", () => {
        for (const { question, prompt, reason, options } of asked) {
            expect(prompts.prompt(question)).toBe(prompt);
            expect(prompts.reason(question)).toBe(reason);
            expect((question.options ?? []).map((option) => prompts.option(option, question))).toEqual(options);
        }
    });
});
