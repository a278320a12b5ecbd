/** Which cards to choose from lie in heaps that show no faces on the table, so that they come up as a tray. */

import type { OptionView, Shown, View } from "../../api/model";
import { type Place, placeId } from "../../api/places";
import { isPrivate, zoneAt } from "../reading/set_zones";
import { liesInSight } from "./choices";

export interface Tray {
    place: Place;
    /**
     * All that lie there, each in its place; of a pile the top card first, of those whose faces the reader does not see
     * their backs. Of a board whose piles the trays would cover, those to choose from.
     */
    cards: (Shown & { place: Place })[];
}

/** Whether a card is chosen in a tray: it lies in a heap, or beneath the top card of a pile. */
export function isInTray(option: OptionView, view: View, me: number): boolean {
    const { kind, place } = option;
    if (kind !== "card" || !place || cardsIn(place, view).length === 0) return false;
    return place.kind === "board" ? !liesInSight(option, view, me) : !(place.kind === "hand" && place.seat === me);
}

/**
 * The heaps that the cards of these options lie in, each once, in the order of the options, then the boards beneath.
 * `besideHand`: what the reader alone sees lies beside the hand, with its faces, and comes up in no tray.
 */
export function traysFor(options: readonly OptionView[], view: View, me: number, besideHand = false): Tray[] {
    const liesBeside = (place: Place): boolean => {
        const zone = besideHand && place.seat === me ? zoneAt(view, place) : undefined;
        return zone !== undefined && isPrivate(zone);
    };
    const places = options.flatMap((option) => (isInTray(option, view, me) ? (option.place ?? []) : [])).filter((place) => !liesBeside(place));
    const distinct = new Map(places.map((place) => [placeId(place), place]));
    const heaps = [...distinct.values()].map((place) => ({ place, cards: cardsIn(place, view).map((card) => ({ ...card, place })) }));
    return heaps.length === 0 ? [] : [...heaps, ...boardsBeneath(options.filter((option) => !isInTray(option, view, me)))];
}

function boardsBeneath(options: readonly OptionView[]): Tray[] {
    const tops = options.flatMap(({ kind, key, place }) => (kind === "card" && place?.kind === "board" ? [{ age: 0, card: key, place }] : []));
    const seats = [...new Set(tops.map(({ place }) => place.seat))];
    return seats.map((seat) => ({ place: { kind: "board", seat }, cards: tops.filter(({ place }) => place.seat === seat) }));
}

function cardsIn(place: Place, view: View): Shown[] {
    const player = view.players[place.seat ?? -1];
    switch (place.kind) {
        case "score":
            return player?.score_pile ?? [];
        case "hand":
            return player?.hand ?? [];
        case "achievements":
            return player?.achievements ?? [];
        case "board":
            return (player?.board.find(({ color }) => color === place.color)?.cards ?? []).map((card) => ({ age: 0, card })).reverse();
    }
    return zoneAt(view, place)?.cards ?? [];
}
