/** What a splay would uncover. */

import type { Faces } from "../api/faces";
import { ICONS, type Icon, type PlayerView } from "../api/model";
import { iconsOf } from "./reduce";

export interface IconChange {
    icon: Icon;
    /** How many more are seen; negative where there are fewer. */
    more: number;
}

/** The icons that a player's board would show more or fewer of, with this color splayed so. */
export function iconChangesOf(player: PlayerView, color: string, direction: string, faces: Faces): IconChange[] {
    const splayed = player.board.map((pile) => (pile.color === color ? { ...pile, splay: direction } : pile));
    const after = iconsOf(splayed, faces);
    return ICONS.map((icon, place) => ({ icon, more: (after[place] ?? 0) - (player.icons[place] ?? 0) })).filter(
        ({ more }) => more !== 0,
    );
}
