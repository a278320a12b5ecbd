/** Signs that are achievements as long as they can be seen, in words: which count, and who takes one away. */

import type { FleetingView, View } from "../../api/model";
import { t } from "../../words/words.svelte";
import { factsOf } from "./facts";
import type { Reading } from "./reading";
import { mineFirst } from "./sharing_text";

/** Those on a player's board; none while that is not told. */
export const fleetingOf = (view: View, seat: number): FleetingView[] => factsOf(view, seat)?.fleeting ?? [];

/** All of them with whose they are, the reader's first. */
export const allFleeting = (view: View, me: number): { seat: number; sign: FleetingView }[] =>
    view.players
        .toSorted((one, other) => Number(other.seat === me) - Number(one.seat === me))
        .flatMap(({ seat }) => fleetingOf(view, seat).map((sign) => ({ seat, sign })));

/** Who takes it away: whoever does so now, else whoever needs the fewest cards for that. */
const nearest = ({ takers }: FleetingView): FleetingView["takers"] => {
    const least = Math.min(...takers.map(({ more }) => more));
    return takers.filter(({ more }) => more === least);
};

/** "Bob would take it away with 1 more blue.", "Bob shows more blue cards.", or that nobody can take it away. */
export function takenBy(sign: FleetingView, { wording, me }: Reading): string {
    const near = nearest(sign);
    const more = near[0]?.more;
    if (more === undefined) return t("table-fleeting-safe");
    const seats = mineFirst(near.map(({ seat }) => seat), me);
    const who = seats.length === 1 && seats[0] === me ? "you" : "others";
    return wording.say(more === 0 ? "table-fleeting-taken" : "table-fleeting-takers", {
        who,
        players: { type: "players", seats },
        number: seats.length,
        more,
        color: { type: "color", color: sign.color },
    });
}

/** "Flag: Zurich". */
export const fleetingName = (sign: FleetingView, { wording }: Reading): string =>
    t("table-fleeting", { sign: sign.sign, card: wording.named(sign.card) });

/** What it is, and who takes it away. */
export const fleetingExplained = (sign: FleetingView, game: Reading): string =>
    `${game.wording.say(`table-fleeting-${sign.sign}`, { color: { type: "color", color: sign.color } })} ${sign.takers.length === 0 ? "" : takenBy(sign, game)}`.trim();
