import { describe, expect, it } from "vitest";

import type { EventView } from "../api/model";
import { english, faces, told } from "../game/fixtures/game";
import { Sentences } from "../words/sentences";
import { prepare, sentenceOf } from "./sentence_cache";

const events = told.steps.flatMap((step) => step.events);
const texts = told.steps.flatMap((step) => step.sentences);

/** Sentences that count how often they are asked for one. */
class Counted extends Sentences {
    made = 0;

    override sentence(event: EventView): string {
        this.made += 1;
        return super.sentence(event);
    }
}

describe("the sentence of an event", () => {
    it("is made once", () => {
        const sentences = new Counted(english, told.names, faces);
        expect([...events, ...events].map((event) => sentenceOf(sentences, event))).toEqual([...texts, ...texts]);
        expect(sentences.made).toBe(events.length);
    });

    it("is made beforehand for a search", async () => {
        const sentences = new Counted(english, told.names, faces);
        await prepare(sentences, events);
        expect(sentences.made).toBe(events.length);
    });

    it("is empty for a kind of event that a later server may bring", () => {
        expect(sentenceOf(new Sentences(english, told.names, faces), { kind: "teleport", seat: 0 })).toBe("");
    });
});
