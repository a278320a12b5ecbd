/** How far everybody is: on the way to the end of the game, and to each achievement that is left. */

import type { Faces } from "../api/faces";
import { ICONS, type PlayerView, type View } from "../api/model";
import { highestTop, pointsFor } from "./goals";

const EMPIRE_ICONS = 3;
const UNIVERSE_VALUE = 8;

/** How much of a special achievement a player has: `have` of `need`. */
export interface Progress {
    have: number;
    need: number;
}

/** What a player lacks for a standard achievement; `points` is 0 where they are enough. */
export interface Lack {
    points: number;
    /** Whether a top card as high is lacking. */
    top: boolean;
}

/** What a player lacks for an achievement of this value. */
export const lackOf = (player: PlayerView, value: number, faces: Faces): Lack => ({
    points: Math.max(0, pointsFor(value, player) - player.points),
    top: highestTop(player, faces) < value,
});

/** How far a player is on the way to a special achievement. Throws for a name that there is not. */
export function progressOf(player: PlayerView, special: string, faces: Faces): Progress {
    switch (special) {
        case "Empire":
            return { have: player.icons.filter((count) => count >= EMPIRE_ICONS).length, need: ICONS.length };
        case "Monument":
            return { have: Math.max(player.tucked, player.scored), need: 6 };
        case "Wonder":
            return { have: player.board.filter(({ splay }) => splay === "right" || splay === "up").length, need: 5 };
        case "World":
            return { have: player.icons[ICONS.indexOf("clock")] ?? 0, need: 12 };
        case "Universe":
            return { have: topValues(player, faces).filter((value) => value >= UNIVERSE_VALUE).length, need: 5 };
    }
    throw new Error(`${special}: there is no such special achievement`);
}

const topValues = (player: PlayerView, faces: Faces): number[] =>
    player.board.map((pile) => faces.get(pile.cards.at(-1) ?? "")?.age ?? 0);

/** How many achievements count for a player: those of the whole team. */
export const achievementsOf = (player: PlayerView, view: View): number =>
    view.players
        .filter(({ team }) => team === player.team)
        .reduce((sum, mate) => sum + mate.achievements.length + mate.specials.length, 0);

/** The places of the highest numbers; none where all are the same. */
export function leaders(numbers: readonly number[]): number[] {
    const best = Math.max(...numbers);
    const places = numbers.flatMap((number, place) => (number === best ? [place] : []));
    return places.length === numbers.length ? [] : places;
}

/** The places of those who lack least; a missing top card weighs less than any point. */
export const closest = (lacks: readonly Lack[]): number[] =>
    leaders(lacks.map(({ points, top }) => -points - (top ? 0.5 : 0)));
