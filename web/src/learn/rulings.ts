/** How single cards are resolved if their text leaves room. Loaded once per language. */

import { ask } from "../api/client";

/** Sentences by the card's key; most cards need none. */
export type Rulings = Readonly<Record<string, readonly string[]>>;

const languages = new Map<string, Promise<Rulings>>();

/** The rulings in a language. */
export function rulingsIn(language: string): Promise<Rulings> {
    let rulings = languages.get(language);
    if (rulings === undefined) {
        rulings = ask<{ cards: Rulings }>("GET", `/api/locale/${language}/rulings`).then((answer) => answer.cards);
        rulings.catch(() => languages.delete(language)); // so that the next one who asks tries again
        languages.set(language, rulings);
    }
    return rulings;
}
