/** The sets that the page knows. The rest of the page asks here and looks into no set's folder. */

import type { Face } from "../api/faces";
import type { View } from "../api/model";
import { artifacts } from "./artifacts/set";
import { base } from "./base/set";
import type { Back, CardSet, SetHint, SignText } from "./card_set";
import { cities } from "./cities/set";
import { echoes } from "./echoes/set";
import { relics } from "./relics/set";

/** A set is registered by its line here. */
const SETS = [base, artifacts, relics, echoes, cities] as const;

type Sets = (typeof SETS)[number];
type TopicOf<One> = One extends { topics: infer Topics } ? keyof Topics : never;
type ConceptOf<One> = One extends { concepts: readonly (infer Word)[] } ? Word : never;

export type Topic = TopicOf<Sets>;
export type Concept = ConceptOf<Sets>;

const ALL: readonly CardSet[] = SETS;
/** Loads the outlines of a set's pictures: by the keys of its cards and the names of its special achievements. */
const PICTURES = import.meta.glob<Readonly<Record<string, string>>>("./*/pictures.json", { query: "?drawn", import: "default" });

const BRINGING: ReadonlyMap<string, string> = new Map(
    ALL.flatMap(({ name, brings = [] }) => brings.map((key) => [key, name] as const)),
);
const ICONS: ReadonlyMap<string, string> = new Map(ALL.flatMap(({ icons = {} }) => Object.entries(icons)));
const COINS: ReadonlySet<string> = new Set(ALL.flatMap(({ coins = [] }) => coins));
const LENSES: ReadonlyMap<string, string> = new Map(ALL.flatMap(({ lenses = {} }) => Object.entries(lenses)));
/** The kinds of open zones that a Meld action may take a card from. */
export const MELD_ZONES: ReadonlySet<string> = new Set(ALL.flatMap(({ meldsFrom = [] }) => meldsFrom));
/** Whether a meld may show something new at a table with these sets. */
export const meldsReveal = (names: readonly string[]): boolean => inPlay(names).some((set) => set.meldsReveal ?? false);
const ALPHABETICAL: ReadonlySet<string> = new Set(ALL.flatMap(({ alphabetical = [] }) => alphabetical));
/** Whether an effect of one of these cards goes by the alphabet, which is that of the English titles. */
export const goByAlphabet = (cards: readonly string[]): boolean => cards.some((card) => ALPHABETICAL.has(card));
/** The names of the special achievements. */
export const SPECIALS: readonly string[] = ALL.flatMap(({ specials = [] }) => specials);
const EARNED: readonly string[] = ALL.flatMap(({ earned, specials = [] }) => (earned ? specials : []));
/** Whether a special achievement is earned by something done: nobody is on the way to it, and no card claims it. */
export const isEarned = (special: string): boolean => EARNED.includes(special);
const SECTIONS: ReadonlyMap<string, readonly string[]> = new Map(ALL.flatMap(({ topics = {} }) => Object.entries(topics)));
export const TOPICS = [...SECTIONS.keys()] as Topic[];
/** Words of the rules that stand on no card. */
export const TERMS: readonly string[] = ALL.flatMap(({ terms = [] }) => terms);
/** What is said the first time that something of an expansion happens; that a relic can be seized before the dig that allows it. */
export const SET_HINTS: readonly (SetHint & { topic: Topic })[] = [relics, ...SETS.filter((set) => set !== relics)].flatMap((set) =>
    "hints" in set ? [...set.hints] : [],
);
/** The topics that help with the questions of expansions, by their kinds. */
export const TOPICS_OF_QUESTIONS: Readonly<Record<string, Topic>> = Object.assign({}, ...ALL.map(({ asks = {} }) => asks));
export const CONCEPTS: readonly Concept[] = SETS.flatMap((set) => ("concepts" in set ? set.concepts : []));

const inPlay = (names: readonly string[]): CardSet[] => ALL.filter(({ name }) => names.includes(name));

/** The topics of the rules that these sets bring, besides those of the base set. */
export const topicsOf = (names: readonly string[]): Topic[] =>
    inPlay(names.filter((name) => name !== base.name)).flatMap(({ topics = {} }) => Object.keys(topics) as Topic[]);

/** The signs that only the cards of these sets show. */
export const signsOf = (names: readonly string[]): { name: string; icon: string }[] => inPlay(names).flatMap(({ signs = [] }) => signs);

/** The texts that say why a seat's next draw takes from the set that it takes from. */
export const whyDrawn = (view: View, seat: number): string[] =>
    inPlay(view.options.sets).flatMap((set) => set.whyDrawn?.(view, seat) ?? []).filter((key) => key !== "");

const BACKS: ReadonlyMap<string, Back> = new Map(ALL.flatMap(({ name, back }) => (back ? [[name, back] as const] : [])));

/** How the cards that count as a set's look from behind; as those of the base set if that says nothing. */
export const backOf = (set: string): Back => BACKS.get(set) ?? base.back;

/** The set that brings a card: it has the card's picture and its mark. */
export const setOf = ({ key, set }: Face): string => BRINGING.get(key) ?? set;

/** The set that a special achievement belongs to, which has its picture; undefined if it is of a set that is not built in. */
export const setOfSpecial = (special: string): string | undefined =>
    ALL.find(({ specials = [] }) => specials.includes(special))?.name;

/** Loads the outlines of a set's pictures. */
export async function loadPictures(name: string): Promise<Readonly<Record<string, string>>> {
    const load = PICTURES[`./${name}/pictures.json`];
    if (load === undefined) throw new Error(`${name}: there is no such set`);
    return load();
}

/** The outline of what stands in a place for icons; undefined for what no set draws. */
export const iconShape = (icon: string): string | undefined => ICONS.get(icon);

/** Whether what stands in a place for icons is drawn as a coin, with its sign on it. */
export const isCoin = (icon: string): boolean => COINS.has(icon);

/** The icon that something is drawn as a lens over; undefined if it is none. */
export const underLens = (icon: string): string | undefined => LENSES.get(icon);

/** What the signs of a card say. */
export const saidBySigns = (face: Face): SignText[] => ALL.flatMap(({ says }) => says?.(face) ?? []);

/** Whether anything stands in a place with this icon: a blank place is empty. */
export const isDrawn = (icon: string): boolean => iconShape(icon) !== "";

export const isTopic = (name: string): name is Topic => SECTIONS.has(name);

/** The names of a topic's sections, in order. */
export function sectionNames(topic: Topic): readonly string[] {
    const names = SECTIONS.get(topic);
    if (names === undefined) throw new Error(`${topic}: there is no such topic`);
    return names;
}
