/** The faces of all editions, for what compares them. */

import { type Faces, facesOf } from "../api/faces";
import { words } from "../words/words.svelte";

export const EDITIONS = ["third", "first"] as const;
export type Edition = (typeof EDITIONS)[number];

class Editions {
    /** null until they are loaded. */
    faces = $state.raw<Record<Edition, Faces> | null>(null);

    async load(): Promise<void> {
        const [third, first] = await Promise.all([facesOf("third"), facesOf("first"), words.loadEveryCard()]);
        this.faces ??= { third, first };
    }
}

export const editions = new Editions();

export const otherThan = (edition: Edition): Edition => (edition === "third" ? "first" : "third");
