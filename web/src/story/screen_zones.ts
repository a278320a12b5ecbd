/** Where the zones and cards of the table are on the screen, so that cards can be seen to move between them. */

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

/** Says that this element shows a zone, by the zone's name in the protocol. */
export const zone = (element: Element, name: string): Action<string> => register(zones, element, name);

/** Says that this element shows a card. */
export const cardSpot = (element: Element, card: string): Action<string> => register(cards, element, card);

/** Where a card is, or where the zone is that it lies in: `board.0.red` falls back on `board.0`. */
export function spotOf(card: string, zoneName: string): DOMRect | null {
    const element = (card && cards.get(card)) || zoneElement(zoneName);
    return element ? element.getBoundingClientRect() : null;
}

/** The element of a zone, or of the nearest one around it. */
export function zoneElement(name: string): Element | undefined {
    const parts = name.split(".");
    while (parts.length > 0) {
        const element = zones.get(parts.join("."));
        if (element !== undefined) return element;
        parts.pop();
    }
    return undefined;
}
