/** Hints the first time that something of Echoes of the Past happens. */

import type { Moment, SetHint } from "../card_set";

export const HINTS = [
    { name: "promote", topic: "echoes", stays: false, holds: ({ question }) => question?.kind === "promote" },
    { name: "foreshadow", topic: "echoes", stays: true, holds: (moment) => foreshadows(moment, true) },
    { name: "echo", topic: "echoes", stays: true, holds: ({ events }) => events.some(({ kind, why }) => kind === "effect" && why?.effect === "echo") },
    { name: "bonus-points", topic: "echoes", stays: true, holds: showsBonus },
    { name: "foreshadow-other", topic: "echoes", stays: true, holds: (moment) => foreshadows(moment, false) },
    { name: "further-draw", topic: "echoes", stays: false, holds: drawsEcho },
] as const satisfies readonly SetHint[];

const foreshadows = ({ events, me }: Moment, own: boolean): boolean =>
    events.some(({ kind, seat }) => kind === "foreshadow" && (seat === me) === own);

function showsBonus({ view, me }: Moment): boolean {
    return view.facts?.players[me]?.points_from.some(({ source }) => source === "bonus") ?? false;
}

/** Whether the reader, who may draw, would draw an Echoes card. */
function drawsEcho({ view, me, question }: Moment): boolean {
    return question?.kind === "action" && view.next_draws[me]?.set === "echoes";
}
