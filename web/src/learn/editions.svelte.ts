/** The faces of all editions, for what compares them. */

import { type Faces, facesOf, type FurtherSet, furtherSetsOf } from "../api/faces";
import { words } from "../words/words.svelte";

export const EDITIONS = ["third", "first"] as const;
export type Edition = (typeof EDITIONS)[number];

class Editions {
    /** null until they are loaded. */
    faces = $state.raw<Record<Edition, Faces> | null>(null);
    /** The sets besides the base set, which the third edition alone has. */
    sets = $state.raw<readonly FurtherSet[]>([]);

    async load(): Promise<void> {
        const [third, first, sets] = await Promise.all([facesOf("third"), facesOf("first"), furtherSetsOf("third"), words.loadEveryCard()]);
        if (this.faces === null) this.sets = sets;
        this.faces ??= { third, first };
    }
}

export const editions = new Editions();

export const otherThan = (edition: Edition): Edition => (edition === "third" ? "first" : "third");
