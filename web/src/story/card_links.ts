/** Finding the names of cards in a sentence. */

export interface Piece {
    text: string;
    /** The key of the card that is named; null for other words. */
    card: string | null;
}

/** A sentence in pieces, with the names of these cards as pieces of their own; the longer name goes first. */
export function linked(text: string, keys: readonly string[], nameOf: (key: string) => string): Piece[] {
    const names = [...new Set(keys)].map((key) => ({ key, name: nameOf(key) }));
    names.sort((one, other) => other.name.length - one.name.length);
    let pieces: Piece[] = [{ text, card: null }];
    for (const { key, name } of names)
        pieces = pieces.flatMap((piece) => (piece.card === null ? split(piece.text, name, key) : [piece]));
    return pieces;
}

function split(text: string, name: string, card: string): Piece[] {
    return text
        .split(name)
        .flatMap((words, index): Piece[] => [...(index > 0 ? [{ text: name, card }] : []), { text: words, card: null }])
        .filter((piece) => piece.text !== "");
}
