/** The faces of the cards: what is printed on them besides words. Loaded once per edition. */

import { ask } from "./client";
import type { Color, Icon } from "./model";

/** What stands in a place for icons: an icon, the picture "hex", or a symbol that only one set has. */
export type Corner = Icon | "hex" | (string & {});

/** The places for icons; cards with four have the first four. */
export const PLACES = ["top-left", "bottom-left", "bottom-middle", "bottom-right", "top-middle", "top-right"] as const;
export type IconPlace = (typeof PLACES)[number];

export interface Effect {
    /** The effect's word in the protocol: "demand", "dogma", "dogma_2". */
    name: string;
    kind: "echo" | "demand" | "compel" | "shared";
    /** The key of the text that it is called by. */
    title: string;
}

export interface Face {
    key: string;
    edition: string;
    age: number;
    set: string;
    /** The set that brings it, if that is another one than its back shows, as with relics. */
    broughtBy?: string;
    color: Color;
    icons: Readonly<Partial<Record<IconPlace, Corner>>>;
    featured: Icon;
    effects: Effect[];
}

/** All that stands on a face's places for icons, in their order. */
export const cornersOf = ({ icons }: Face): Corner[] => PLACES.flatMap((place) => icons[place] ?? []);

/** The places of a covered card that a splay uncovers, from its upper edge down. */
const UNCOVERED: Readonly<Record<string, readonly IconPlace[]>> = {
    left: ["top-right", "bottom-right"],
    right: ["top-left", "bottom-left"],
    up: ["bottom-left", "bottom-middle", "bottom-right"],
};

/** The places of a card that can be seen: all of a top card's, else those that the splay uncovers. */
export const visiblePlaces = (top: boolean, splay: string): readonly IconPlace[] => (top ? PLACES : (UNCOVERED[splay] ?? []));

/** What stands on the places of a face that can be seen. */
export const visibleIcons = (face: Face, top: boolean, splay: string): Corner[] =>
    visiblePlaces(top, splay).flatMap((place) => face.icons[place] ?? []);

/** Whether an effect demands something of others. */
export const isDemand = (kind: Effect["kind"] | undefined): boolean => kind === "demand" || kind === "compel";

export type Faces = ReadonlyMap<string, Face>;

/**
 * A set that tables can choose besides the base set; `part_of` names the set that it needs, "" if it needs none. `rulings`
 * are the keys of the disputed rulings that it brings, `supplied` is how many cards its supplies have, `singles` are the keys
 * of those that it brings besides.
 */
export interface FurtherSet {
    name: string;
    part_of: string;
    rulings: readonly string[];
    supplied: number;
    singles: readonly string[];
}

type PrintedFace = Omit<Face, "edition" | "broughtBy">;

interface Printed {
    faces: Faces;
    sets: readonly FurtherSet[];
}

const editions = new Map<string, Promise<Printed>>();

function printedIn(edition: string): Promise<Printed> {
    let printed = editions.get(edition);
    if (printed === undefined) {
        printed = ask<{ cards: PrintedFace[]; sets: FurtherSet[] }>("GET", `/api/cards?edition=${edition}`).then(
            ({ cards, sets }) => ({ faces: facesBy(cards, sets, edition), sets }),
        );
        printed.catch(() => editions.delete(edition)); // so that the next one who asks tries again
        editions.set(edition, printed);
    }
    return printed;
}

/** The faces, by the card's key, each with what brings it. */
export function facesBy(cards: readonly PrintedFace[], sets: readonly FurtherSet[], edition: string): Faces {
    const bringers = new Map(sets.flatMap(({ name, singles }) => singles.map((key) => [key, name] as const)));
    const broughtBy = ({ key }: PrintedFace) => (bringers.has(key) ? { broughtBy: bringers.get(key)! } : {});
    return new Map(cards.map((face) => [face.key, { ...face, edition, ...broughtBy(face) }]));
}

/** Whether a card is among those of a game with these sets. */
export const isInPlay = ({ set, broughtBy = set }: Face, sets: readonly string[]): boolean => sets.includes(broughtBy);

/** All faces of an edition, by the card's key. */
export const facesOf = async (edition: string): Promise<Faces> => (await printedIn(edition)).faces;

/** The sets that a table of an edition can choose besides the base set. */
export const furtherSetsOf = async (edition: string): Promise<readonly FurtherSet[]> => (await printedIn(edition)).sets;
