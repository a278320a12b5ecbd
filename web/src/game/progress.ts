/** How far everybody is: on the way to the end of the game, and to each achievement that is left. */

import type { Faces } from "../api/faces";
import type { PlayerView, View } from "../api/model";
import type { Progress } from "../sets/card_set";
import { specialOf } from "../sets/registry";
import { highestTop, pointsFor } from "./goals";

/** What a player lacks for a standard achievement; `points` is 0 if they are enough. */
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
export const progressOf = (player: PlayerView, special: string, faces: Faces): Progress => specialOf(special).progress(player, faces);

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
