/** What the page needs to know of a set of cards. */

import type { Faces } from "../api/faces";
import type { PlayerView } from "../api/model";

export interface IconLook {
    /** Its outline on a square of 24, by which alone it can be told. */
    shape: string;
    /** The style's variable of its color. */
    color: string;
}

/** A kind of zone, as the protocol names it: `hand` of `hand.0`. */
export interface ZoneKind {
    kind: string;
    /** Whether every player has one. */
    owned: boolean;
    /** Whether its cards lie face down. */
    hidden: boolean;
}

/** How much of a special achievement a player has: `have` of `need`. */
export interface Progress {
    have: number;
    need: number;
}

export interface SpecialAchievement {
    name: string;
    progress: (player: PlayerView, faces: Faces) => Progress;
}

export interface CardSet {
    /** What is printed at the places for icons, by its name in the protocol. */
    icons: Readonly<Record<string, IconLook>>;
    zones: readonly ZoneKind[];
    specials: readonly SpecialAchievement[];
    /** What the rules' pages tell, in this order: topics, and their sections. The texts are `rules-TOPIC-SECTION`. */
    topics: Readonly<Record<string, readonly string[]>>;
    /** Words of its cards' texts that can be explained, in the order in which a reader learns them. */
    concepts: readonly string[];
}
