/** Hints the first time that something of Echoes of the Past happens. */

import { type Face, visibleIcons } from "../../api/faces";
import type { Moment, SetHint } from "../card_set";

export const HINTS = [
    { name: "promote", topic: "echoes", section: "promote", stays: false, holds: ({ question }) => question?.kind === "promote" },
    { name: "foreshadow", topic: "echoes", section: "forecast", stays: true, holds: (moment) => asksToForeshadow(moment) || foreshadows(moment, true) },
    { name: "echo", topic: "echoes", section: "effects", stays: true, holds: (moment) => echoes(moment) || canEcho(moment) },
    { name: "bonus-points", topic: "echoes", section: "bonus", stays: false, holds: showsBonus },
    { name: "foreshadow-other", topic: "echoes", section: "forecast", stays: true, holds: (moment) => foreshadows(moment, false) },
    { name: "further-draw", topic: "echoes", section: "draw", stays: false, holds: drawsEcho },
] as const satisfies readonly SetHint[];

const foreshadows = ({ events, me }: Moment, own: boolean): boolean =>
    events.some(({ kind, seat }) => kind === "foreshadow" && (seat === me) === own);

const asksToForeshadow = ({ question }: Moment): boolean => question?.purpose === "foreshadow";

const echoes = ({ events }: Moment): boolean => events.some(({ kind, why }) => kind === "effect" && why?.effect === "echo");

/** Whether echo effects can be seen in a pile whose top card the reader could use now. */
function canEcho({ view, me, question, faces }: Moment): boolean {
    const used = new Set((question?.options ?? []).map(({ kind, shown }) => (kind === "dogma" ? shown?.card : undefined)));
    return (view.players[me]?.board ?? []).some(
        ({ cards, splay }) => used.has(cards.at(-1)) && cards.some((card) => shows(faces.get(card), card === cards.at(-1), splay)),
    );
}

const shows = (face: Face | undefined, top: boolean, splay: string): boolean =>
    face !== undefined && visibleIcons(face, top, splay).includes("echo");

function showsBonus({ view, me }: Moment): boolean {
    return view.facts?.players[me]?.points_from.some(({ source }) => source === "bonus") ?? false;
}

/** Whether the reader, who may draw, would draw an Echoes card. */
function drawsEcho({ view, me, question }: Moment): boolean {
    return question?.kind === "action" && view.next_draws[me]?.set === "echoes";
}
