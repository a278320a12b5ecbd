/** The piles of the boards, as every look of them tells: what they are called, and what their top cards would do to the reader. */

import type { PileView } from "../../api/model";
import { type Place, placeOf } from "../../api/places";
import { t, within } from "../../words/words.svelte";
import { reachOf } from "./facts";
import type { Reading } from "./reading";

/** "Red, splayed left, 3 cards". */
export const pileName = ({ color, splay, cards }: PileView): string =>
    t("table-pile", { color: within("table-pile", "color", `color-${color}`), splay: within("table-pile", "splay", `splay-${splay}`), number: cards.length });

export interface ShownPile {
    place: Place;
    /** The key of the card on top. */
    top: string;
    name: string;
    /** Whether the top card would hit the reader if its owner used it now. */
    hits: boolean;
    /** Whether the reader would share it. */
    shares: boolean;
}

/** A pile on somebody's board. */
export function shownPile({ view, me }: Pick<Reading, "view" | "me">, owner: number, pile: PileView): ShownPile {
    const top = pile.cards.at(-1) ?? "";
    const reach = reachOf(view, owner, top);
    const reaches = (way: "hit" | "shares") => reach?.[way].includes(me) ?? false;
    return { place: placeOf("board", owner, pile.color), top, name: pileName(pile), hits: reaches("hit"), shares: reaches("shares") };
}
