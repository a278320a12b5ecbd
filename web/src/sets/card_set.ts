/** What the page needs to know of a set of cards. */

import type { IconPlace } from "../api/faces";

/** A kind of zone, as the protocol names it: `hand` of `hand.0`. */
export interface ZoneKind {
    kind: string;
    /** There is one of it for all; else every player has one. */
    shared?: boolean;
    /** Its cards lie face up; else face down. */
    open?: boolean;
}

export interface CardSet {
    /** What faces call their set. */
    name: string;
    /** The places of a face whose icons show beneath the card on top, by the direction of the splay. */
    shownBeneath: Readonly<Record<string, readonly IconPlace[]>>;
    /**
     * What is printed at the places for icons, by its name in the protocol: its outline on a square of 24. Its color is
     * the style's variable of the same name.
     */
    icons: Readonly<Record<string, string>>;
    zones: readonly ZoneKind[];
    /** The names of its special achievements. */
    specials: readonly string[];
    /** What the rules' pages tell, in this order: topics, and their sections. The texts are `rules-TOPIC-SECTION`. */
    topics: Readonly<Record<string, readonly string[]>>;
    /** Words of its cards' texts that can be explained, in the order in which a reader learns them. */
    concepts: readonly string[];
}
