/** Finding the names of cards in a sentence. */

import { marksOf } from "../cards/text_pieces";

export interface Piece {
    text: string;
    /** The key of the card that is named; null for other words. */
    card: string | null;
    /** The punctuation after a name, which stays on its line: "Oars," and not "," on the next. */
    tail: string;
}

/** A sentence in pieces, with the names of these cards as pieces of their own; the longer name goes first. */
export function linked(text: string, keys: readonly string[], nameOf: (key: string) => string): Piece[] {
    const names = [...new Set(keys)].map((key) => ({ key, name: nameOf(key) }));
    names.sort((one, other) => other.name.length - one.name.length);
    let pieces: Piece[] = [{ text, card: null, tail: "" }];
    for (const { key, name } of names)
        pieces = pieces.flatMap((piece) => (piece.card === null ? split(piece.text, name, key) : [piece]));
    return pieces.filter((piece) => piece.text !== "");
}

function split(text: string, name: string, card: string): Piece[] {
    return text.split(name).flatMap((words, index): Piece[] => {
        if (index === 0) return [{ text: words, card: null, tail: "" }];
        const [tail = ""] = marksOf(words).split("["); // values and icons stand in brackets: "[3]"
        return [{ text: name, card, tail }, { text: words.slice(tail.length), card: null, tail: "" }];
    });
}
