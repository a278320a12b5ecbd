import { describe, expect, it } from "vitest";

import type { Message } from "../api/model";
import { english, told } from "../game/fixtures/game";
import { Wording } from "../words/wording";
import { prepare, sentenceOf } from "./sentence_cache";

const events = told.steps.flatMap((step) => step.events);
const texts = told.steps.flatMap((step) => step.sentences);
const keys = events.map(({ message }) => message?.key);

/** Words that count how often they are asked for what an event says. */
class Counted extends Wording {
    made = 0;

    override message(message: Message | null | undefined): string {
        this.made += keys.includes(message?.key) ? 1 : 0;
        return super.message(message);
    }
}

describe("the sentence of an event", () => {
    it("is made once", () => {
        const wording = new Counted(english, told.names);
        expect([...events, ...events].map((event) => sentenceOf(wording, event))).toEqual([...texts, ...texts]);
        expect(wording.made).toBe(events.length);
    });

    it("is made beforehand for a search", async () => {
        const wording = new Counted(english, told.names);
        await prepare(wording, events);
        expect(wording.made).toBe(events.length);
    });

    it("of an action says why its demand reaches nobody", () => {
        const wording = new Wording(english, told.names);
        const message = { key: "event-action-draw", arguments: { player: { type: "player", seat: 0 } } } as const;
        const missed = [{ key: "missed-demand", arguments: { icon: "castle" } }];
        expect(sentenceOf(wording, { kind: "action", seat: 0, message, missed })).toBe(
            `${told.names[0]} used an action to draw. It hit nobody: every opponent had at least as many [castle].`,
        );
    });

    it("is empty for an event that says nothing, and for words that a later server may bring", () => {
        const wording = new Wording(english, told.names);
        expect(sentenceOf(wording, { kind: "teleport", seat: 0 })).toBe("");
        expect(sentenceOf(wording, { kind: "teleport", seat: 0, message: { key: "event-teleport" } })).toBe("");
    });
});
