/** A topic of the rules as its page tells it. */

import { sectionNames, type Topic } from "../sets/registry";
import type { Catalogue } from "../words/catalogue";
import { type Block, blocksOf } from "./rule_blocks";

/** A part of a topic, with an address of its own: `/rules/TOPIC#NAME`. */
export interface Section {
    name: string;
    title: string;
    blocks: Block[];
}

export const titleOf = (catalogue: Catalogue, topic: Topic): string => catalogue.text(`rules-${topic}-title`);

/** The sections of a topic in the catalogue's language. */
export function sectionsOf(catalogue: Catalogue, topic: Topic): Section[] {
    return sectionNames(topic).map((name) => ({
        name,
        title: catalogue.text(`rules-${topic}-${name}-title`),
        blocks: blocksOf(catalogue.text(`rules-${topic}-${name}`)),
    }));
}
