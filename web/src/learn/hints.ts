/** Hints for newcomers: what each is about, and when it helps. */

import type { View } from "../api/model";
import { isNearWin } from "../game/reading/goals";
import { cardsOfAge, drawsLeft, nextDraw } from "../game/reading/supplies";
import { threatsTo } from "../game/reading/threats";
import type { Moment, SetHint } from "../sets/card_set";
import { SET_HINTS, type Topic } from "../sets/registry";
import { t } from "../words/words.svelte";

/** A hint, whose topic the rules have. */
export type Hint = SetHint & { topic: Topic };

const OF_SETS: ReadonlySet<string> = new Set(SET_HINTS.map(({ name }) => name));
/** With so few cards left a supply is nearly empty. */
const FEW = 2;
/** From this turn of the game on, a reader who has drawn and melded can look at more. */
const LATER = 3;

const HAND = '[data-place="hand"]';
/** What opens the middle of the table on a screen without room for it. */
const OPENS = '[data-opens="middle"]';
const LEFT = `[data-place="available"], ${OPENS}`;
const SUPPLIES = `[data-place="supplies"], ${OPENS}`;

/** The most urgent first. A guided lesson would bring a list of its own. */
export const HINTS: readonly Hint[] = [
    { name: "first-meld", at: HAND, topic: "setup", section: "deal", stays: false, holds: ({ question }) => question?.kind === "first_meld" },
    ...SET_HINTS,
    { name: "near-win-own", at: LEFT, topic: "end", section: "enough", stays: false, holds: ({ view, me }) => nearWin(view, me, true) },
    { name: "near-win", at: LEFT, topic: "end", section: "enough", stays: false, holds: ({ view, me }) => nearWin(view, me, false) },
    { name: "near-end", at: SUPPLIES, topic: "end", section: "supply", stays: false, holds: ({ view, me }) => drawsAfter(view, me) === 0 },
    {
        name: "demanded",
        topic: "dogma",
        section: "demand",
        stays: true,
        holds: ({ events, me }) => events.some(({ why }) => why?.role === "demanded" && why.effect === "demand" && why.executing === me),
    },
    { name: "bonus", topic: "dogma", section: "bonus", stays: true, holds: ({ events }) => events.some(({ kind }) => kind === "bonus") },
    {
        name: "shares",
        topic: "dogma",
        section: "share",
        stays: true,
        holds: ({ events }) => events.some(({ why }) => why?.role === "shares"),
    },
    { name: "splay", topic: "board", section: "splay", stays: true, holds: ({ events }) => events.some(({ kind }) => kind === "splay") },
    { name: "achieve", at: LEFT, topic: "achievements", section: "numbered", stays: false, holds: (moment) => offers(moment, "achieve") },
    { name: "action", topic: "turn", section: "actions", stays: false, holds: ({ question }) => question?.kind === "action" },
    { name: "draw-or-meld", at: HAND, topic: "turn", section: "meld", stays: false, holds: (moment) => offers(moment, "meld") },
    { name: "danger", topic: "dogma", section: "demand", stays: false, holds: (moment) => offers(moment, "draw") && endangered(moment) },
    {
        name: "dogma",
        topic: "turn",
        section: "dogma",
        stays: false,
        holds: (moment) => offers(moment, "dogma") && moment.view.turn_number >= LATER,
    },
    { name: "supply", at: SUPPLIES, topic: "turn", section: "draw", stays: false, holds: (moment) => offers(moment, "draw") && runsOut(moment) },
    { name: "undo", at: "[data-undo]", topic: "turn", section: "undo", stays: false, holds: ({ undoable, question }) => undoable && question?.kind === "action" },
];

/** What a hint says at a table. */
export const hintWords = ({ name }: Hint, { facts, actions_left }: View): string =>
    t(`learn-hint-${name}`, { actions: facts?.turn_actions ?? actions_left });

/** The most urgent hint that helps now and was not given yet; null for none. */
export const hintFor = (moment: Moment, given: ReadonlySet<string>): Hint | null =>
    HINTS.find((hint) => !given.has(hint.name) && hint.holds(moment) && !hint.over?.(moment)) ?? null;

/** Whether a hint that is shown helps no longer. */
export const isOver = (hint: Hint, moment: Moment): boolean => (hint.stays ? (hint.over?.(moment) ?? false) : !hint.holds(moment));

/**
 * The hint to show while `shown` is, or none: what happens in an expansion is told at its moment, before anything less
 * urgent, which comes again when it next helps.
 */
export function nextHint(shown: Hint | null, moment: Moment, given: ReadonlySet<string>): Hint | null {
    if (shown === null) return hintFor(moment, given);
    const urgent = hintFor(moment, given);
    const replaces = urgent !== null && OF_SETS.has(urgent.name) && HINTS.indexOf(urgent) < HINTS.indexOf(shown);
    return replaces ? urgent : shown;
}

const offers = ({ question }: Moment, kind: string): boolean =>
    question?.kind === "action" && (question.options ?? []).some((option) => option.kind === kind);

/** Whether somebody of the reader's own team, or of another one, lacks a single achievement. */
const nearWin = (view: View, me: number, own: boolean): boolean =>
    view.players.some(
        (player) =>
            (player.team === view.players[me]?.team) === own && isNearWin(player, view),
    );

/** Whether the demand of somebody's top card would hit the reader now. */
const endangered = ({ view, me }: Moment): boolean =>
    threatsTo(view, me).length > 0;

/** How many cards the reader can draw after those of the supply that comes next; null if that is not told. */
function drawsAfter(view: View, me: number): number | null {
    const left = drawsLeft(view, me);
    return left === null ? null : left - cardsOfAge(view, nextDraw(view, me)?.age ?? 0);
}

/** Whether the supply that the reader draws from is nearly empty, and another comes after it. */
const runsOut = ({ view, me }: Moment): boolean =>
    (drawsAfter(view, me) ?? 0) > 0 && cardsOfAge(view, nextDraw(view, me)?.age ?? 0) <= FEW;
