/** Who shares a dogma and who is hit by it: the rules count icons, and so does every client (rulings 44, 45, 104). */

import { type Face, type Faces, topFaces } from "../api/faces";
import { ICONS, type PlayerView, type View } from "../api/model";

export interface Reach {
    /** The seats that would follow its shared effects with the launcher, teammates among them. */
    shares: number[];
    /** The seats that its demand would hit. */
    hit: number[];
    /** Everyone's visible icons of the featured kind, by seat. */
    counts: number[];
}

/** Whom a card would reach if a seat launched it now. */
export function reachOf(face: Face, launcher: number, view: View): Reach {
    const icon = ICONS.indexOf(face.featured);
    const counts = view.players.map((player) => player.icons[icon] ?? 0);
    const mine = counts[launcher] ?? 0;
    const team = view.players[launcher]?.team;
    const others = view.players.filter((player) => player.seat !== launcher);
    const seats = (players: typeof others) => players.map((player) => player.seat);
    const has = (kind: string) => face.effects.some((effect) => effect.kind === kind);
    const fewer = (seat: number) => (counts[seat] ?? 0) < mine;
    return {
        shares: has("shared") ? seats(others.filter(({ seat }) => !fewer(seat))) : [],
        hit: has("demand") ? seats(others.filter((other) => other.team !== team && fewer(other.seat))) : [],
        counts,
    };
}

/** How many of a player's top cards would hit a seat if the player used them now, and how many that seat would share. */
export function reachingCards(player: PlayerView, seat: number, view: View, faces: Faces): { hits: number; shares: number } {
    const reaches = topFaces(player, faces).map((face) => reachOf(face, player.seat, view));
    const count = (kind: "hit" | "shares") => reaches.filter((reach) => reach[kind].includes(seat)).length;
    return view.started && view.result === null ? { hits: count("hit"), shares: count("shares") } : { hits: 0, shares: 0 };
}
