/** How long games get, measured among strong computers: choices of each player, by sets and number of players. */

import type { FurtherSet } from "../api/faces";
import { PLAYERS } from "../api/seats";
import { BASE } from "../words/sets";
import lengths from "./lengths.json";

const MEASURED: Readonly<Record<string, readonly number[]>> = lengths;

/** How many choices each player has in a game with these sets besides the base set; null if that is not measured. */
export function choicesOf(sets: readonly string[], players: number, all: readonly FurtherSet[]): number | null {
    const mixture = all.filter(({ name, part_of }) => part_of === "" && sets.includes(name)).map(({ name }) => name);
    return MEASURED[[BASE, ...mixture].join("+")]?.[PLAYERS.indexOf(players as (typeof PLAYERS)[number])] ?? null;
}

/** By how many percent, in steps of five, a set makes games longer than the base set alone; null if that is not measured. */
export function longerBy({ name, part_of }: FurtherSet, players: number, all: readonly FurtherSet[]): number | null {
    const [alone, more] = [choicesOf([], players, all), choicesOf([name], players, all)];
    return part_of !== "" || alone === null || more === null ? null : Math.max(0, Math.round((more / alone - 1) * 20) * 5);
}
