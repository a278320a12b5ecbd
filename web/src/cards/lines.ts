/** What a card does, short, for where its texts find no room. */

import type { Effect, Face } from "../api/faces";
import { saidBySigns } from "../sets/registry";
import { words } from "../words/words.svelte";
import { verbAndRest } from "./verbs";

export interface Line {
    /** It ends in "…" if its effect's text says more. */
    text: string;
    /** The words that stay beside its icon: those with which a demand begins, which stand out, else the first one. */
    head: string;
    demands: boolean;
    /** The kind of its effect; "says" if no effect does it. */
    kind: Effect["kind"] | "says";
    /** By which icon it goes; null if there is none. */
    icon: string | null;
}

/** A line for each effect that does something; of a card without effects for each of its signs, or what it is for. */
export function linesOf(face: Face): Line[] {
    const signs = face.effects.length > 0 ? [] : saidBySigns(face);
    return words.loaded.lines(face.key, face.edition).flatMap((line, index): Line[] => {
        const effect = face.effects[index];
        const kind = effect?.kind ?? "says";
        const text = effect === undefined || line === "" ? line : shortOf(line, words.loaded.effect(face.key, effect.name, face.edition));
        const icon = kind === "echo" ? "echo" : kind === "says" ? (signs[index]?.icon ?? null) : face.featured;
        const [verb] = verbAndRest(text, kind);
        const head = verb || text.split(" ", 1)[0]!;
        return text === "" ? [] : [{ text, head, demands: verb !== "", kind, icon }];
    });
}

/** A line with the mark that the text it stands for says more; as it is if that says the same. */
function shortOf(line: string, whole: string): string {
    const open = withoutEnd(line);
    return open === withoutEnd(whole) ? line : `${open}…`;
}

const withoutEnd = (sentence: string): string => sentence.replace(/[.!]$/, "");
