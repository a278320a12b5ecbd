/** Hints the first time that something of Cities of Destiny happens. */

import type { Moment, SetHint } from "../card_set";

export const HINTS = [
    { name: "city", topic: "cities", section: "draw", stays: true, holds: ({ events, me }) => events.some(({ kind, seat }) => kind === "city" && seat === me) },
    { name: "flag", topic: "cities", section: "count", stays: true, holds: (moment) => shows(moment, "flag") },
    { name: "fountain", topic: "cities", section: "count", stays: true, holds: (moment) => shows(moment, "fountain") },
    { name: "flag-other", topic: "cities", section: "count", stays: true, holds: couldTakeFlag },
    { name: "endorse", topic: "cities", section: "endorse", stays: false, holds: canEndorse },
    { name: "city-acts", topic: "cities", section: "act", stays: false, holds: holdsCity },
] as const satisfies readonly SetHint[];

/** Whether such a sign counts now on the reader's own board. */
const shows = ({ view, me }: Moment, which: string): boolean =>
    (view.facts?.players ?? []).some(({ seat, fleeting = [] }) => seat === me && fleeting.some(({ sign, counts }) => sign === which && counts));

/** Whether a flag counts that the reader's cards could take away: an opponent's, not a partner's. */
function couldTakeFlag({ view, me }: Moment): boolean {
    const flags = (view.facts?.players ?? []).flatMap(({ fleeting = [] }) => fleeting.filter(({ sign, counts }) => sign === "flag" && counts));
    return flags.some(({ takers }) => takers.some(({ seat }) => seat === me));
}

function canEndorse({ question }: Moment): boolean {
    return question?.kind === "action" && (question.options ?? []).some(({ kind }) => kind === "endorse");
}

/** Whether the reader, who may meld, has a city in hand. */
function holdsCity({ view, me, question }: Moment): boolean {
    return question?.kind === "action" && (view.players[me]?.hand ?? []).some(({ set }) => set === "cities");
}
