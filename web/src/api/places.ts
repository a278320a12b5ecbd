/** Places where cards lie, as the protocol tells them. */

import type { components } from "./schema";

export type Place = components["schemas"]["PlaceView"];

/** A place of a player; of a board the pile of one color. */
export const placeOf = (kind: string, seat: number, color = ""): Place => (color ? { kind, seat, color } : { kind, seat });

/** The set whose supplies decide which ages are empty. */
export const BASE = "base";

/** The base supply of an age. */
export const supplyOf = (age: number): Place => ({ kind: "supply", set: BASE, age });

/** A word that no other place has: for keys of maps and elements, not to be taken apart. */
export function placeId({ kind, seat = -1, color = "", set = "", age = 0 }: Place): string {
    return [kind, seat < 0 ? "" : `${seat}`, color, set, age === 0 ? "" : `${age}`].filter((part) => part !== "").join(".");
}

/** Whether two places are the same one, or both none. */
export const samePlace = (one: Place | null | undefined, other: Place | null | undefined): boolean =>
    one && other ? placeId(one) === placeId(other) : !one && !other;

/** Whether a place is of a kind, and this seat's. */
export const isOf = (place: Place | null | undefined, kind: string, seat: number): boolean =>
    place?.kind === kind && place.seat === seat;
