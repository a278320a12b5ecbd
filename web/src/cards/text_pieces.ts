/** A card's text as it is drawn: words, and what stands between them as one piece, with the marks that follow it. */

import type { Icon } from "../api/model";
import type { Concept } from "../sets/registry";
import type { Glossary } from "./glossary";
import { partsOf } from "./text_marks";

type Drawn =
    | { kind: "icon"; icon: Icon }
    | { kind: "value"; value: number }
    | { kind: "concept"; concept: Concept; text: string };

/**
 * Words; or something drawn, with its `tail`, which stays on its line: "[3]," and not "," on the next; so does its `head`, a
 * short word before it, if a sentence ends there: no line is an icon alone.
 */
type Piece = { kind: "words"; text: string } | (Drawn & { head?: string; tail: string });

/** A text in pieces, in order; nothing of it is lost. Without a glossary all words are plain. */
export function piecesOf(text: string, glossary: Glossary | null): Piece[] {
    const pieces = partsOf(text).flatMap((part): Piece[] => {
        if (part.kind !== "words") return [{ ...part, tail: "" }];
        if (glossary === null) return [part];
        return glossary
            .pieces(part.text)
            .map(({ text, concept }) =>
                concept === null ? { kind: "words", text } : { kind: "concept", concept, text, tail: "" },
            );
    });
    return pieces.map((piece, index) => tied(piece, pieces[index - 1], pieces[index + 1], pieces[index + 2]));
}

/** So many letters of a phrase stay on one line. */
const ON_ONE_LINE = 12;

/** A phrase in pieces between which a line may end: as many words as stay on one line, of a longer one each word by itself. */
export function linesOfPhrase(phrase: string): string[] {
    return phrase.split(" ").reduce<string[]>((pieces, word) => {
        const longer = `${pieces.at(-1)} ${word}`;
        return pieces.length > 0 && longer.length <= ON_ONE_LINE ? [...pieces.slice(0, -1), longer] : [...pieces, word];
    }, []);
}

/** The punctuation that begins words goes to what is drawn before them; a short last word to an icon or a value that ends a sentence. */
function tied(piece: Piece, before: Piece | undefined, after: Piece | undefined, beyond: Piece | undefined): Piece {
    if (piece.kind !== "words") {
        const [head, tail] = [before?.kind === "words" ? headOf(before, piece, after) : "", tailOf(after)];
        return head === "" ? { ...piece, tail } : { ...piece, head, tail };
    }
    const taken = before !== undefined && before.kind !== "words" ? marksOf(piece.text).length : 0;
    const given = after === undefined ? 0 : headOf(piece, after, beyond).length;
    return { kind: "words", text: piece.text.slice(taken, piece.text.length - given) };
}

/** The punctuation that follows something drawn. */
const tailOf = (after: Piece | undefined): string => (after?.kind === "words" ? marksOf(after.text) : "");

/** The short word before an icon or a value that a sentence ends in; "" elsewhere. */
function headOf({ text }: { text: string }, drawn: Piece, after: Piece | undefined): string {
    const ends = after === undefined || /^[.!?:]/.test(tailOf(after));
    return ends && ["icon", "value"].includes(drawn.kind) ? (/(?<=\s)\p{L}{1,8}\s$/u.exec(text)?.[0] ?? "") : "";
}

/** The punctuation that words begin with. */
export const marksOf = (text: string): string => /^\p{P}+/u.exec(text)?.[0] ?? "";
