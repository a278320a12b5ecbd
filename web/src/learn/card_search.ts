/** Finding cards: by words of their names and texts, set, age, color, icon, and whether they demand or share. */

import { cornersOf, type Effect, type Face } from "../api/faces";
import type { Color, Icon } from "../api/model";

export interface Search {
    /** Words, all of which a card must have, in any order and as parts of words too. */
    words: string;
    set: string;
    /** 0 for all ages; "" for all of the others. */
    age: number;
    color: Color | "";
    icon: Icon | "";
    effect: Effect["kind"] | "";
}

export const EVERYTHING: Search = { words: "", set: "", age: 0, color: "", icon: "", effect: "" };

/** A text as it is searched: case and accents make no difference. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text, as `plain` makes it, has all the words searched for. */
export const hasWords = (text: string, words: string): boolean =>
    plain(words)
        .split(/\s+/)
        .every((word) => text.includes(word));

/** Whether a special achievement is one of those searched for: it has nothing but words. */
export const fitsSpecial = (text: string, { words, set, age, color, icon, effect }: Search): boolean =>
    set === "" && age === 0 && color === "" && icon === "" && effect === "" && hasWords(text, words);

/** Whether a card is one of those searched for; `text` is what can be read on it, as `plain` makes it. */
export function fits(face: Face, text: string, search: Search): boolean {
    if (search.set !== "" && face.set !== search.set) return false;
    if (search.age !== 0 && face.age !== search.age) return false;
    if (search.color !== "" && face.color !== search.color) return false;
    if (search.icon !== "" && !cornersOf(face).includes(search.icon)) return false;
    if (search.effect !== "" && !face.effects.some((effect) => effect.kind === search.effect)) return false;
    return hasWords(text, search.words);
}
