/** Sentences of events, each made once. */

import type { EventView } from "../api/model";
import type { Wording } from "../words/wording";

const told = new WeakMap<Wording, WeakMap<EventView, string>>();

/**
 * The sentence of an event, of an action also why its demand or compel reaches nobody; "" for one that says nothing, or what
 * only a later page has words for.
 */
export function sentenceOf(wording: Wording, event: EventView): string {
    let texts = told.get(wording);
    if (texts === undefined) told.set(wording, (texts = new WeakMap()));
    let text = texts.get(event);
    if (text === undefined) texts.set(event, (text = isKnown(wording, event) ? made(wording, event) : ""));
    return text;
}

const made = (wording: Wording, { message, missed = [], passing = [] }: EventView): string =>
    [message, ...missed, ...passing].map((said) => wording.message(said)).join(" ");

const isKnown = ({ catalogue }: Wording, { message }: EventView): boolean => Boolean(message && catalogue.has(message.key));

/** How many sentences are made at a time, which takes a few milliseconds. */
const PORTION = 200;

/** Makes the sentences of many events little by little, so that a search through them waits for none. */
export async function prepare(wording: Wording, events: readonly EventView[]): Promise<void> {
    for (let index = 0; index < events.length; index += PORTION) {
        for (const event of events.slice(index, index + PORTION)) sentenceOf(wording, event);
        await new Promise((goOn) => setTimeout(goOn));
    }
}
