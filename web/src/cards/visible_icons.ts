/** Which icons of a card can be seen in a pile. */

import type { Corner, Face } from "../api/faces";

/** Which of a card's four corners show beneath the card on top, by the direction of the splay. */
const SHOWN_BENEATH: Record<string, readonly number[]> = { none: [], left: [3], right: [0, 1], up: [1, 2, 3] };

/** The icons of a face that can be seen: all of a top card's, else those that the splay uncovers. */
export function visibleIcons(face: Face, top: boolean, splay: string): Corner[] {
    const corners = top ? [0, 1, 2, 3] : (SHOWN_BENEATH[splay] ?? []);
    return corners.map((corner) => face.icons[corner] as Corner);
}
