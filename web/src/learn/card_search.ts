/** Finding cards: by words of their names and texts, set, age, color, icon, and whether they demand or share. */

import { cornersOf, type Effect, type Face, type FurtherSet } from "../api/faces";
import type { Color, Icon } from "../api/model";
import { underLens } from "../sets/registry";

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

/** By key, of the cards that belong to no supply, the set that brings them: a relic's back shows another one. */
export type Singles = ReadonlyMap<string, string>;

export const singlesOf = (sets: readonly FurtherSet[]): Singles =>
    new Map(sets.flatMap(({ name, singles }) => singles.map((key) => [key, name] as const)));

/** How many of these cards are of supplies, and how many of no supply, by the set that brings them. */
export function countOf(found: readonly Face[], singles: Singles): { supplied: number; singles: ReadonlyMap<string, number> } {
    const counts = new Map<string, number>();
    for (const set of found.flatMap(({ key }) => singles.get(key) ?? [])) counts.set(set, (counts.get(set) ?? 0) + 1);
    return { supplied: found.filter(({ key }) => !singles.has(key)).length, singles: counts };
}

/** What people type for small letters and signs that are no other ones with accents. */
const ONE_FOR_ANOTHER: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe", "’": "'" };

/** A text as it is searched: case and accents make no difference. */
export const plain = (text: string): string =>
    text.toLowerCase().normalize("NFD").replace(/\p{M}|[łøđßæœ’]/gu, (sign) => ONE_FOR_ANOTHER[sign] ?? "");

/** Whether a text, as `plain` makes it, has all the words searched for. */
export const hasWords = (text: string, words: string): boolean =>
    plain(words)
        .split(/\s+/)
        .every((word) => text.includes(word));

/** Whether a special achievement is one of those searched for: it has nothing but words. */
export const fitsSpecial = (text: string, { words, set, age, color, icon, effect }: Search): boolean =>
    set === "" && age === 0 && color === "" && icon === "" && effect === "" && hasWords(text, words);

/** Whether a card is one of those searched for; `text` is what can be read on it, as `plain` makes it. A card of no supply
 * is of the set that its back shows, and of the one that brings it. */
export function fits(face: Face, text: string, search: Search, singles: Singles): boolean {
    if (search.set !== "" && face.set !== search.set && singles.get(face.key) !== search.set) return false;
    if (search.age !== 0 && face.age !== search.age) return false;
    if (search.color !== "" && face.color !== search.color) return false;
    if (search.icon !== "" && !cornersOf(face).some((sign) => [sign, underLens(sign)].includes(search.icon))) return false;
    if (search.effect !== "" && !face.effects.some((effect) => effect.kind === search.effect)) return false;
    return hasWords(text, search.words);
}
