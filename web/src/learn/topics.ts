/** What the rules' pages tell, in this order: topics, and their sections. The texts are `rules-TOPIC-SECTION`. */

import type { Catalogue } from "../words/catalogue";
import { type Block, blocksOf } from "./blocks";

const SECTIONS = {
    game: ["idea", "cards", "icons", "places"],
    setup: ["deal", "first", "needed"],
    turn: ["actions", "draw", "meld", "dogma", "achieve", "undo"],
    board: ["piles", "splay", "limits"],
    words: ["moves", "may", "values", "order", "execute"],
    dogma: ["count", "share", "demand", "order", "bonus", "example"],
    achievements: ["numbered", "special"],
    end: ["enough", "supply", "card", "leave"],
    teams: ["play", "seats"],
    editions: ["differ"],
    options: ["options", "disputed"],
    glossary: ["all"],
} as const;

export type Topic = keyof typeof SECTIONS;

export const TOPICS = Object.keys(SECTIONS) as Topic[];

/** A part of a topic, with an address of its own: `/rules/TOPIC#NAME`. */
export interface Section {
    name: string;
    title: string;
    blocks: Block[];
}

export const isTopic = (name: string): name is Topic => name in SECTIONS;

export const titleOf = (catalogue: Catalogue, topic: Topic): string => catalogue.text(`rules-${topic}-title`);

/** The sections of a topic in the catalogue's language. */
export function sectionsOf(catalogue: Catalogue, topic: Topic): Section[] {
    return SECTIONS[topic].map((name) => ({
        name,
        title: catalogue.text(`rules-${topic}-${name}-title`),
        blocks: blocksOf(catalogue.text(`rules-${topic}-${name}`)),
    }));
}
