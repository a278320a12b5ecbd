/** The words of the rules as they stand in the cards' texts: each can be explained. Which words those are, and in
 * which forms they come, each language's catalogue says. */

import { type Concept, CONCEPTS } from "../sets/registry";
import type { Catalogue } from "../words/catalogue";

/** A piece of a text: a word that can be explained, or words between. */
export interface Piece {
    text: string;
    concept: Concept | null;
}

export class Glossary {
    private readonly concepts = new Map<string, Concept | null>();
    private readonly pattern: RegExp;

    /** Takes the forms of each concept, and words that look like such a form and are none. */
    constructor(forms: Readonly<Record<Concept, readonly string[]>>, plain: readonly string[]) {
        for (const form of plain) this.concepts.set(form.toLowerCase(), null);
        for (const concept of CONCEPTS) for (const form of forms[concept]) this.concepts.set(form.toLowerCase(), concept);
        const longestFirst = [...this.concepts.keys()].sort((one, other) => other.length - one.length);
        const anyForm = longestFirst.map(escaped).join("|");
        this.pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${anyForm})(?![\\p{L}\\p{N}-])`, "giu");
    }

    /** A text in pieces, in order; nothing of it is lost. */
    pieces(text: string): Piece[] {
        return text
            .split(this.pattern)
            .map((piece, index) => ({ text: piece, concept: index % 2 === 1 ? this.conceptOf(piece) : null }))
            .filter((piece) => piece.text !== "");
    }

    private conceptOf(form: string): Concept | null {
        return this.concepts.get(form.toLowerCase()) ?? null;
    }
}

const glossaries = new WeakMap<Catalogue, Glossary>();

/** The glossary of a language. */
export function glossaryOf(catalogue: Catalogue): Glossary {
    let glossary = glossaries.get(catalogue);
    if (glossary === undefined) {
        const forms = (name: string) => listed(catalogue.text(`learn-forms-${name}`));
        const all = Object.fromEntries(CONCEPTS.map((concept) => [concept, forms(concept)]));
        glossary = new Glossary(all as Record<Concept, string[]>, forms("plain"));
        glossaries.set(catalogue, glossary);
    }
    return glossary;
}

const listed = (text: string): string[] => text.split(",").map((form) => form.trim()).filter(Boolean);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
