/** What the hidden cards can be, as far as a reader who forgets nothing could know. */

import { type Faces, isInPlay } from "../../api/faces";
import type { EventView, PlayerView, Shown, View } from "../../api/model";
import { BASE, type Place, placeId, placeOf } from "../../api/places";
import { setZones } from "../reading/set_zones";
import { agesOf } from "../reading/supplies";
import { CardTracker } from "./card_tracker";

/** The cards of one back that lie hidden from the reader in one zone. */
export interface Group {
    age: number;
    set: string;
    /** How many there are. */
    count: number;
    /** Those that are there for certain. */
    sure: string[];
    /** Those that the reader has seen and that could be there. */
    maybe: string[];
    /** Those never seen, any of which could be there; empty if all are known. */
    unseen: string[];
}

export interface HiddenZone {
    seat: number;
    kind: string;
    groups: Group[];
}

/** A card that was seen, and where it can be now. */
export interface Remembered {
    card: string;
    places: { place: Place; /** How many cards of a supply are drawn before it. */ above: number | null }[];
}

export interface Value {
    age: number;
    /** The card that is drawn next from its supply, if that is certain. */
    next: string | null;
    /** The cards of this value never seen: each lies somewhere face down. */
    unseen: string[];
    remembered: Remembered[];
}

export interface Memory {
    /** The hands, score piles and zones of their sets that lie hidden before the others and hold anything, by seat. */
    zones: HiddenZone[];
    values: Value[];
}

/**
 * What can be known after all these events, from the game's first one to the position of the view. Without `marks`
 * nothing is remembered: what is seen no more counts as never seen.
 */
export const memoryOf = (view: View, events: readonly EventView[], faces: Faces, marks: boolean): Memory =>
    memoryBy(marks ? new CardTracker(view, events, faces) : null, view, faces);

/** What can be known by what has followed all events to this position; null remembers nothing. */
export function memoryBy(tracker: CardTracker | null, view: View, faces: Faces): Memory {
    const spots: CardTracker["spots"] = tracker?.spots ?? new Map();
    const visible = visibleCards(view);
    const hidden = [...faces.values()].filter((face) => !visible.has(face.key) && isInPlay(face, view.options.sets));
    const ofAge = (age: number) => hidden.filter((face) => face.age === age).map(({ key }) => key);
    const unseenOf = (age: number) => ofAge(age).filter((card) => !spots.has(card));
    const group = (place: Place, cards: readonly Shown[], { age, set }: Back): Group => {
        const ofSet = (card: string) => faces.get(card)?.set === set;
        const there = cards.filter((card) => card.age === age && setOf(card) === set);
        const here = ofAge(age).filter((card) => ofSet(card) && spots.get(card)?.has(placeId(place)));
        const known = here.filter((card) => spots.get(card)?.size === 1);
        const sure = [...there.flatMap(({ card }) => (card ? [card] : [])), ...known];
        const all = sure.length >= there.length;
        const maybe = all ? [] : here.filter((card) => !known.includes(card));
        return { age, set, count: there.length, sure, maybe, unseen: all ? [] : unseenOf(age).filter(ofSet) };
    };
    const remembered = (card: string): Remembered => ({
        card,
        places: [...(spots.get(card) ?? [])].flatMap((spot) =>
            tracker ? [{ place: tracker.placeOfSpot(spot), above: tracker.above(spot) }] : [],
        ),
    });
    return {
        zones: view.players.filter(({ seat }) => seat !== view.seat).flatMap((player) => zonesOf(player, group)),
        values: agesOf(view).map((age) => ({
            age,
            next: tracker?.next(age) ?? null,
            unseen: unseenOf(age),
            remembered: ofAge(age).filter((card) => spots.has(card)).map(remembered),
        })),
    };
}

/**
 * The cards of a hand or score pile, each with the face that is remembered of it, "" for none. Backs of one value look the
 * same, so which of them bears the mark means nothing.
 */
export function marked(cards: readonly Shown[], groups: readonly Group[]): { card: Shown; remembered: string }[] {
    const seen = new Set(cards.map(({ card }) => card));
    const left = new Map(groups.map(({ age, set, sure }) => [`${set} ${age}`, sure.filter((card) => !seen.has(card))]));
    const next = (card: Shown) => left.get(`${setOf(card)} ${card.age}`)?.shift() ?? "";
    return cards.map((card) => ({ card, remembered: card.card ? "" : next(card) }));
}

function zonesOf(player: PlayerView, group: (place: Place, cards: readonly Shown[], back: Back) => Group): HiddenZone[] {
    const zone = (kind: string, cards: readonly Shown[]): HiddenZone => ({
        seat: player.seat,
        kind,
        groups: backsOf(cards).map((back) => group(placeOf(kind, player.seat), cards, back)),
    });
    const further = player.zones.filter(({ seen_by }) => seen_by !== "all").map(({ kind, cards }) => zone(kind, cards));
    const zones = [zone("hand", player.hand), zone("score", player.score_pile), ...further];
    return zones.filter(({ groups }) => groups.length > 0);
}

/** What a card shows from behind. */
interface Back {
    age: number;
    set: string;
}

const setOf = ({ set = BASE }: Shown): string => set;

/** The different backs among cards, by age, those of the base set first. */
function backsOf(cards: readonly Shown[]): Back[] {
    const backs = new Map(cards.map((card) => [`${setOf(card)} ${card.age}`, { age: card.age, set: setOf(card) }]));
    const rank = ({ set }: Back) => (set === BASE ? 0 : 1);
    return [...backs.values()].sort((one, other) => one.age - other.age || rank(one) - rank(other));
}

/** The cards whose faces the reader sees now. */
function visibleCards(view: View): Set<string> {
    const hands = view.players.flatMap(({ hand, score_pile }) => [...hand, ...score_pile]);
    const shown = [...hands, ...setZones(view).flatMap(({ zone }) => zone.cards)];
    const boards = view.players.flatMap(({ board }) => board.flatMap(({ cards }) => cards));
    return new Set([...boards, ...shown.flatMap(({ card }) => (card ? [card] : []))]);
}
