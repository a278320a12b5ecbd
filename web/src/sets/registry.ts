/** The sets that the page knows. The rest of the page asks here and looks into no set's folder. */

import { type Corner, cornersOf, type Face } from "../api/faces";
import { base } from "./base/set";
import type { CardSet, ZoneKind } from "./card_set";

/** A set is registered by its line here. */
const SETS = [base] as const;

type Sets = (typeof SETS)[number];
type KeyOf<Kind> = Kind extends unknown ? keyof Kind : never;

export type Topic = KeyOf<Sets["topics"]>;
export type Concept = Sets["concepts"][number];

const ICONS: ReadonlyMap<string, string> = new Map(SETS.flatMap(({ icons }) => Object.entries(icons)));
export const ZONES: readonly ZoneKind[] = SETS.flatMap(({ zones }) => zones);
/** The names of the special achievements. */
export const SPECIALS: readonly string[] = SETS.flatMap(({ specials }) => specials);
const SECTIONS: ReadonlyMap<string, readonly string[]> = new Map(SETS.flatMap(({ topics }) => Object.entries(topics)));
export const TOPICS = [...SECTIONS.keys()] as Topic[];
export const CONCEPTS: readonly Concept[] = SETS.flatMap(({ concepts }) => concepts);

/** The outline of an icon. Throws for a name that there is not. */
export const iconShape = (icon: string): string => found(ICONS.get(icon), icon, "icon");

/** The icons of a face that can be seen: all of a top card's, else those that the splay uncovers. */
export function visibleIcons(face: Face, top: boolean, splay: string): Corner[] {
    if (top) return cornersOf(face);
    const set: CardSet = found(SETS.find(({ name }) => name === face.set), face.set, "set");
    return (set.shownBeneath[splay] ?? []).flatMap((place) => face.icons[place] ?? []);
}

export const isTopic = (name: string): name is Topic => SECTIONS.has(name);

/** The names of a topic's sections, in order. */
export const sectionNames = (topic: Topic): readonly string[] => found(SECTIONS.get(topic), topic, "topic");

function found<Thing>(thing: Thing | undefined, name: string, kind: string): Thing {
    if (thing === undefined) throw new Error(`${name}: there is no such ${kind}`);
    return thing;
}
