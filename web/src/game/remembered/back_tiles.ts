/** Cards seen from behind as they stand on a plate: equal ones joined, known ones by themselves. */

import type { Shown } from "../../api/model";
import { BASE, isOf, type Place } from "../../api/places";
import { marked, type Memory } from "./memory";

/** The cards of a hand or pile seen from outside, by their ages, each with the key of the card that is remembered of it. */
export function knownBacks(memory: Memory, place: Place, cards: readonly Shown[]): { card: Shown; remembered: string }[] {
    const groups = memory.zones.find(({ kind, seat }) => isOf(place, kind, seat))?.groups ?? [];
    return marked(cards.toSorted((one, other) => one.age - other.age), groups);
}

/** A card that the reader knows, or so many of the same back. */
export interface BackTile {
    /** The card, or the first of them. */
    card: Shown;
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
        else tiles.push({ card, age, set, number: 1, known: remembered });
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
