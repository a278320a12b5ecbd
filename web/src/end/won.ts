/** What somebody's achievements are, one by one. */

import type { PlayerView, View } from "../api/model";
import { fleetingOf } from "../game/reading/fleeting";
import { t } from "../words/words.svelte";
import type { Wording } from "../words/wording";

/** The kind of the zone whose cards are achievements, besides those of the base set. */
const RELICS = "relics";

/** A player's achievements in a position: standard ones by value; special ones, relics, and cities with a flag or a fountain by name. */
export function wonBy(player: PlayerView, view: View, wording: Wording): string[] {
    const relics = player.zones.filter(({ kind }) => kind === RELICS).flatMap(({ cards }) => cards);
    return [
        ...player.achievements.map(({ age }) => `${age}`),
        ...player.specials.map((special) => wording.special(special)),
        ...relics.map((relic) => wording.card(relic)),
        ...fleetingOf(view, player.seat).filter(({ counts }) => counts).map(({ card, sign }) => `${wording.named(card)} ${t(`sign-${sign}`)}`),
    ];
}
