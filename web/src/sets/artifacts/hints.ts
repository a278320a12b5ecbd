/** Hints the first time that something of Artifacts of History happens. */

import type { PlayerView } from "../../api/model";
import type { Moment, SetHint } from "../card_set";

export const HINTS = [
    {
        name: "compelled",
        topic: "artifacts",
        section: "compel",
        stays: true,
        holds: ({ events, me }) =>
            events.some(({ why }) => why?.role === "demanded" && why.effect === "compel" && why.executing === me),
    },
    {
        name: "free-action",
        topic: "artifacts",
        section: "free",
        stays: false,
        holds: ({ question }) => question?.kind === "free_action",
    },
    {
        name: "dig",
        topic: "artifacts",
        section: "display",
        stays: true,
        holds: ({ events, me }) => events.some(({ kind, seat }) => kind === "dig" && seat === me),
        over: ({ view, events, me }) => events.some(({ kind, seat }) => kind === "turn" && seat === me) || !displays(view.players[me]),
    },
    { name: "would-compel", topic: "artifacts", section: "compel", stays: false, holds: wouldCompel },
    {
        name: "dig-other",
        topic: "artifacts",
        section: "dig",
        stays: true,
        holds: ({ events, me }) => events.some(({ kind, seat }) => kind === "dig" && seat !== me),
        over: ({ view, me }) => !view.players.some((player) => player.seat !== me && displays(player)),
    },
] as const satisfies readonly SetHint[];

const displays = (player: PlayerView | undefined): boolean => player !== undefined && player.zones.some(({ kind, cards }) => kind === "display" && cards.length > 0);

/** Whether the reader, who is to act, would be compelled by somebody's card, or could compel others with an own one. */
function wouldCompel({ view, me, question }: Moment): boolean {
    if (question === null || !["action", "free_action"].includes(question.kind)) return false;
    return (view.facts?.players ?? []).some(({ seat, piles, free = [] }) =>
        [...piles, ...free].some(({ reach }) => (seat === me ? reach?.compelled?.length : reach?.compelled?.includes(me))),
    );
}
