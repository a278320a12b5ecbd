/** What a card is by lying in a place that a set brings. */

import type { View } from "../../api/model";
import type { Wording } from "../../words/wording";
import { t, words } from "../../words/words.svelte";
import { setZones } from "./set_zones";

/** What there is to say of a card because of where it lies; "" if its place says nothing, or is none that a set brings. */
export function placeNote(card: string, view: View, wording: Wording): string {
    const found = setZones(view).find(({ zone }) => zone.cards.some((lying) => lying.card === card));
    const key = `card-lies-${found?.place.kind}`;
    if (found === undefined || !words.loaded.has(key)) return "";
    const seat = found.place.seat ?? -1;
    const age = found.zone.cards.find((lying) => lying.card === card)?.age ?? 0;
    return wording.sayOf(seat, key, { age, own: seat >= 0 && seat === view.seat ? "yes" : "no" });
}

/** What a zone of a set is for; "" if there are no words for it. */
export const zoneNote = (kind: string): string => (words.loaded.has(`zone-about-${kind}`) ? t(`zone-about-${kind}`) : "");
