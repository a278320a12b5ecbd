/** Which cards go where in some events. */

import type { EventView, Shown } from "../../api/model";
import { type Place, placeId, samePlace } from "../../api/places";

/** A card, or several of which nothing but their backs is known, on the way from a place to another. */
export interface Way {
    cards: Shown[];
    source: Place;
    target: Place;
    /** Whether it goes to the bottom of its pile. */
    beneath: boolean;
    /** Whether it decides the game. */
    achieved: boolean;
}

/** So many cards of one event are seen each on its own; more are one stack. */
const MOST = 3;

/** The ways of all cards that move; of a card that moves more than once in these events, the one from its first place to its last. */
export function waysOf(events: readonly EventView[]): Way[] {
    const ways: Way[] = [];
    for (const { kind, cards = [], source, target } of events) {
        if (!source || !target || cards.length === 0) continue;
        const now = { source, target, beneath: kind === "tuck", achieved: kind === "achieve" };
        const groups = cards.length > MOST ? [[...cards]] : cards.map((card) => [card]);
        for (const group of groups) {
            const before = ways.findIndex((way) => group.length === 1 && isSame(way, group[0]!, source));
            if (before < 0) ways.push({ ...now, cards: group });
            else ways.push({ ...now, cards: group, source: ways.splice(before, 1)[0]!.source });
        }
    }
    return ways.filter((way) => !samePlace(way.source, way.target));
}

/** Whether a way has led this card to where it goes on now. */
const isSame = ({ cards, target }: Way, card: Shown, source: Place): boolean =>
    Boolean(card.card) && cards.length === 1 && cards[0]!.card === card.card && placeId(target) === placeId(source);
