/** Sentences of events, each made once. */

import type { EventView } from "../api/model";
import type { Sentences } from "../words/sentences";

const told = new WeakMap<Sentences, WeakMap<EventView, string>>();

/** The sentence of an event; "" for a kind that this client does not know, which is shown as nothing. */
export function sentenceOf(sentences: Sentences, event: EventView): string {
    let texts = told.get(sentences);
    if (texts === undefined) told.set(sentences, (texts = new WeakMap()));
    let text = texts.get(event);
    if (text === undefined) texts.set(event, (text = sentences.knows(event) ? sentences.sentence(event) : ""));
    return text;
}

/** So many sentences are made at a time, in a few milliseconds. */
const PORTION = 200;

/** Makes the sentences of many events little by little, so that a search through them waits for none. */
export async function prepare(sentences: Sentences, events: readonly EventView[]): Promise<void> {
    for (let place = 0; place < events.length; place += PORTION) {
        for (const event of events.slice(place, place + PORTION)) sentenceOf(sentences, event);
        await new Promise((goOn) => setTimeout(goOn));
    }
}
