/** Where the zones and cards of the table are on the screen, so that cards can be seen to move between them. */

import { type Place, placeId } from "../api/places";

const zones = new Map<string, Element>();
const cards = new Map<string, Element>();

type Action<T> = { update: (name: T) => void; destroy: () => void };

function register(places: Map<string, Element>, element: Element, name: string): Action<string> {
    places.set(name, element);
    const forget = () => places.get(name) === element && places.delete(name);
    return {
        update(next) {
            forget();
            name = next;
            places.set(name, element);
        },
        destroy: forget,
    };
}

/** Says that this element shows a place, or all places of its kind that have no element of their own. */
export function zone(element: Element, place: Place): Action<Place> {
    const { update, destroy } = register(zones, element, placeId(place));
    return { update: (next) => update(placeId(next)), destroy };
}

/** Says that this element shows a card. */
export const cardSpot = (element: Element, card: string): Action<string> => register(cards, element, card);

/** The element that shows a card. */
export const cardElement = (card: string): Element | undefined => cards.get(card);

/** Where a card is, or where the place is that it lies in. */
export function spotOf(card: string, place: Place): DOMRect | null {
    const element = (card && cards.get(card)) || zoneElement(place);
    return element ? element.getBoundingClientRect() : null;
}

/** The medal of a special achievement that nobody has yet. */
export const medalElement = (special: string): Element | undefined =>
    document.querySelector(`[data-medal="${special}"]`) ?? undefined;

/** Where an achievement of a player's is seen, by its age or its name; else where all of them are. */
export function slotElement(place: Place, won: string): Element | undefined {
    const all = zoneElement(place);
    const slots = [...(all?.querySelectorAll(`[data-won="${won}"]`) ?? [])];
    return slots.findLast((slot) => slot.getBoundingClientRect().width > 0) ?? all;
}

/** The element of a place; else that of the whole board of a pile, of all supplies of a supply. */
export function zoneElement(place: Place): Element | undefined {
    const { kind, seat = -1 } = place;
    const around = seat < 0 ? { kind } : { kind, seat };
    return zones.get(placeId(place)) ?? zones.get(placeId(around));
}
