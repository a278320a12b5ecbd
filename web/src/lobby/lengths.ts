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

/** So many seconds a choice takes people who know the game; with these a game of two is as long as people's games elsewhere are. */
const SECONDS_A_CHOICE = 9;
/** In steps of so many minutes. */
const STEP = 5;
/** How complex the base set is, and an expansion with it, of `MOST_COMPLEX`; and from what age on games are played. */
const COMPLEXITY = { base: 4, expanded: 5 };
export const MOST_COMPLEX = 5;
export const FROM_AGE = 12;

/** About how many minutes a game with these sets takes, with the choices of all players one after the other; null if that is not measured. */
export function minutesOf(sets: readonly string[], players: number, all: readonly FurtherSet[]): number | null {
    const choices = choicesOf(sets, players, all);
    return choices === null ? null : Math.round((choices * players * SECONDS_A_CHOICE) / 60 / STEP) * STEP;
}

/** How complex a game with these sets besides the base set is. */
export const complexityOf = (sets: readonly string[]): number => (sets.length > 0 ? COMPLEXITY.expanded : COMPLEXITY.base);

/** By how many percent, in steps of five, a set makes games with the other chosen sets longer; null if that is not measured. */
export function longerBy({ name, part_of }: FurtherSet, sets: readonly string[], players: number, all: readonly FurtherSet[]): number | null {
    const others = sets.filter((other) => other !== name);
    const [without, more] = [choicesOf(others, players, all), choicesOf([...others, name], players, all)];
    return part_of !== "" || without === null || more === null ? null : Math.max(0, Math.round((more / without - 1) * 20) * 5);
}
