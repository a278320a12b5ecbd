/** Which counters of the table some events change: those of a player by what the events say, those of places by the cards that move. */

import type { EventView, View } from "../../api/model";
import { type Place, placeId, samePlace } from "../../api/places";

/** What a counter counts, as a word that no other counter has. */
export const pointsCounter = (seat: number): string => `points.${seat}`;
export const achievedCounter = (seat: number): string => `achieved.${seat}`;
export const iconCounter = (seat: number, icon: number): string => `icon.${seat}.${icon}`;
export const placeCounter = (place: Place): string => `cards.${placeId(place)}`;

/** Places whose cards lie open on the table, or nowhere: nobody counts them. */
const UNCOUNTED = ["board", "achievements", "available", "removed"];

/** The counters that have another number after these events than in the view before them. */
export function countersChanged(view: View, events: readonly EventView[]): string[] {
    return [...playersChanged(view, events), ...placesChanged(events)];
}

function playersChanged(view: View, events: readonly EventView[]): string[] {
    const last = new Map(events.flatMap(({ changed = [] }) => changed.map((one) => [one.seat, one] as const)));
    return [...last.values()].flatMap(({ seat, points, icons, achieved }) => {
        const before = view.players[seat];
        if (before === undefined) return [];
        return [
            ...(points === before.points ? [] : [pointsCounter(seat)]),
            ...(achieved === null || achieved === before.achieved ? [] : [achievedCounter(seat)]),
            ...icons.flatMap((count, icon) => (count === before.icons[icon] ? [] : [iconCounter(seat, icon)])),
        ];
    });
}

function placesChanged(events: readonly EventView[]): string[] {
    const more = new Map<string, number>();
    const count = (place: Place | null | undefined, cards: number) => {
        if (place && !UNCOUNTED.includes(place.kind)) more.set(placeCounter(place), (more.get(placeCounter(place)) ?? 0) + cards);
    };
    for (const { source, target, cards = [] } of events) {
        if (samePlace(source, target)) continue;
        count(source, -cards.length);
        count(target, cards.length);
    }
    return [...more].filter(([, number]) => number !== 0).map(([counter]) => counter);
}
