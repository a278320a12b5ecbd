/** Cards seen from behind as they stand on a plate: equal ones joined, known ones by themselves. */

import type { Shown } from "../api/model";
import { BASE } from "../api/places";

/** A card that the reader knows, or so many of the same back. */
export interface BackTile {
    age: number;
    set: string;
    number: number;
    /** The key of the card that it is; "" if the reader cannot tell. */
    known: string;
}

/** The tiles of the cards in a zone, in the order of their ages; what of them is remembered stands with its card. */
export function tilesOf(cards: readonly { card: Shown; remembered: string }[]): BackTile[] {
    const tiles: BackTile[] = [];
    for (const { card, remembered } of cards) {
        const { age, set = BASE } = card;
        const like = tiles.find((tile) => tile.known === "" && tile.age === age && tile.set === set);
        if (remembered === "" && like !== undefined) like.number += 1;
        else tiles.push({ age, set, number: 1, known: remembered });
    }
    return tiles;
}

/** As many tiles as have room, and how many cards the others stand for. */
export function fitting(tiles: readonly BackTile[], room: number): { shown: BackTile[]; rest: number } {
    if (tiles.length <= room) return { shown: [...tiles], rest: 0 };
    const shown = [...tiles.filter(({ known }) => known), ...tiles.filter(({ known }) => !known)].slice(0, room - 1);
    const rest = tiles.filter((tile) => !shown.includes(tile)).reduce((sum, { number }) => sum + number, 0);
    return { shown: tiles.filter((tile) => shown.includes(tile)), rest };
}
