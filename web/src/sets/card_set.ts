/** What the page needs to know of a set of cards, besides what the server tells. */

import type { Face, Faces } from "../api/faces";
import type { EventView, QuestionView, View } from "../api/model";

/** What a hint can go by. */
export interface Moment {
    view: View;
    me: number;
    /** What the reader is asked; null if others are. */
    question: QuestionView | null;
    undoable: boolean;
    faces: Faces;
    /** What has been told since the last look. */
    events: readonly EventView[];
}

/** A hint for newcomers to a set. */
export interface SetHint {
    /** Its text is `learn-hint-NAME`. */
    name: string;
    /** The rules' topic that tells more. */
    topic: string;
    /** The section of that topic that tells of it. */
    section: string;
    holds: (moment: Moment) => boolean;
    /** Whether it is about something that has happened, so that it stays until the reader's next action. */
    stays: boolean;
    /** Where on the table what it is about is, as a selector; left out if that is nowhere, or everywhere. */
    at?: string;
    /** Whether what has happened is no longer of use, though the reader has not acted yet. */
    over?: (moment: Moment) => boolean;
}

/** What a sign on a card says: the sign, the key of its text, and what that is told besides. */
export interface SignText {
    icon: string;
    text: string;
    number: number;
    age?: number;
    /** The color and the icon, by their names in the protocol. */
    color?: string;
    sought?: string;
}

/** How cards look from behind: their ground from its light end to its deep one, and a sign, an outline on a square of 12. */
export interface Back {
    light: string;
    deep: string;
    sign: string;
}

/** A set has a name, a folder of that name with its pictures.json, and of all else what it has. */
export interface CardSet {
    /** What faces call their set. */
    name: string;
    /** How its cards look from behind; left out if none of them is seen so. */
    back?: Back;
    /** The keys of cards that it brings though they count as another set's. */
    brings?: readonly string[];
    /**
     * What is printed at the places for icons, by its name in the protocol: its outline on a square of 24. Its color is
     * the style's variable of the same name. What is not here is drawn as its sign, the text `sign-NAME`.
     */
    icons?: Readonly<Record<string, string>>;
    /** Those of its signs that are drawn as a coin with the sign on it. */
    coins?: readonly string[];
    /** Those that are drawn as a lens over an icon, each with that icon. */
    lenses?: Readonly<Record<string, string>>;
    /** What the signs of its cards say that have no effects. */
    says?: (face: Face) => SignText[];
    /** The names of its special achievements. */
    specials?: readonly string[];
    /** Whether those are earned by something done, and no card claims them. */
    earned?: boolean;
    /** What the rules' pages tell, in this order: topics, and their sections. The texts are `rules-TOPIC-SECTION`. */
    topics?: Readonly<Record<string, readonly string[]>>;
    /** Words of its cards' texts that can be explained, in the order in which a reader learns them. */
    concepts?: readonly string[];
    /** Words of its rules that stand on no card, for the glossary. */
    terms?: readonly string[];
    /** The kinds of its open zones that a Meld action may take a card from; the text `table-action-hint-KIND` says so. */
    meldsFrom?: readonly string[];
    /** Whether a meld may show something new with it in play. */
    meldsReveal?: boolean;
    /** The keys of its cards whose effects go by the alphabet: that of the English titles. */
    alphabetical?: readonly string[];
    /** The topic that helps with a kind of question of its own. */
    asks?: Readonly<Record<string, string>>;
    /** The signs that only its cards show, each with what it says: `learn-sign-NAME`. */
    signs?: readonly { name: string; icon: string }[];
    /** The text that says why the next draw of the seat that may draw takes from this set or not; "" for none. */
    whyDrawn?: (view: View, seat: number) => string;
    /** What is said the first time that something of the set happens; the most urgent first. */
    hints?: readonly SetHint[];
}
