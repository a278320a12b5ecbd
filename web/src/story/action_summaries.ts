/** What was done, summed up: a sentence for each action, with all that came of it. */

import type { Argument, EventView, Message, Shown } from "../api/model";
import { type Place, samePlace } from "../api/places";
import { touches } from "../game/told/moves";
import type { Wording } from "../words/wording";
import { sentenceOf } from "./sentence_cache";
import { type Action, type Turn, turnsOf } from "./turns";

/** A sentence about what happened, with the keys of the cards that it names. */
interface ActionSummary {
    /** The index of the first event that it is about. */
    index: number;
    text: string;
    cards: string[];
}

/** Something done: its event, and what it says as a message. `bonus`: it is the bonus for sharing. */
interface Deed {
    event: EventView;
    message: Message;
    bonus: boolean;
}

/** What is done with a card as it is drawn. */
const WITH_DRAWN = ["meld", "tuck", "score", "foreshadow", "reveal"];
/** What only says why the next draw comes, and is told with it. */
const BEFORE_DRAW = ["city"];
/** What is told of several cards at once. */
const MERGED = ["draw", "return", "achieve", "transfer", "exchange", ...WITH_DRAWN];
/** What stands by itself, after the action in which it happened. */
const BY_ITSELF = ["first_meld", "turn", "end", "rules_changed"];

/** The last thing that happened: from an event of the story on, by its index, these actions. */
export interface Recent {
    from: number;
    actions: Action[];
}

/** What the others did since a seat's last action; if they did nothing, that action. All actions of the last turn for
 * a spectator. No actions before the first turn. */
export function recentActions(events: readonly EventView[], me: number): Recent {
    const isAction = ({ kind }: EventView): boolean => kind === "action";
    const own = me < 0 ? -1 : events.findLastIndex((event) => isAction(event) && event.seat === me);
    const acted = (turn: Turn): boolean => turn.head !== null && turn.head.event.seat !== me && turn.actions.some(({ head }) => head);
    const turns = turnsOf(events.slice(own + 1), own + 1).filter(acted);
    const told = me < 0 ? turns.slice(-1) : turns;
    const mine = own < 0 ? [] : turnsOf(events.slice(own), own)[0]!.actions.slice(0, 1);
    if (told.length === 0) return { from: Math.max(own, 0), actions: mine };
    return { from: told[0]!.index, actions: told.flatMap(({ actions }) => actions.filter(({ head }) => head)) };
}

/** So many actions are told again after the turns of others. */
const FEW = 3;

/** A few of some actions, in their order: those that touch a seat before others, and of these the last. */
export function fewOf(actions: readonly Action[], me: number): Action[] {
    const matters = ({ head, lines }: Action): boolean => [head, ...lines].some((line) => line !== null && touches(line.event, me));
    const touching = actions.filter(matters).slice(-FEW);
    const others = actions.filter((action) => !matters(action)).slice(-FEW).slice(touching.length);
    return actions.filter((action) => touching.includes(action) || others.includes(action));
}

/** Plain actions that a player does one after the other, as draws and melds, as one: so that a line tells all of them. */
function plainTogether(actions: readonly Action[]): Action[] {
    const together: Action[] = [];
    for (const action of actions) {
        const before = together.at(-1);
        const goesOn = before !== undefined && isPlain(before) && isPlain(action) && before.head?.event.seat === action.head?.event.seat;
        if (goesOn) together[together.length - 1] = { head: before.head, lines: [...before.lines, ...action.lines] };
        else together.push(action);
    }
    return together;
}

const isPlain = ({ head, lines }: Action): boolean => head?.event.plain === true && !lines.some(({ event }) => BY_ITSELF.includes(event.kind));

/** The last few sentences about what the others did: of some actions, or before the first one of all that has happened. */
export function recapOf(actions: readonly Action[], before: readonly EventView[], me: number, wording: Wording, open: boolean): ActionSummary[] {
    if (actions.length > 0) return fewOf(plainTogether(actions), me).flatMap((action) => summariesOf(action, wording, open)).slice(-FEW);
    const lines = before.map((event, index) => ({ index, text: sentenceOf(wording, event), cards: keysOf([event]) }));
    return lines.filter(({ index, text }) => text !== "" && before[index]!.seat !== me).slice(-FEW);
}

/** What came of an action; `open`: it is not over. */
export function summariesOf(action: Action, wording: Wording, open: boolean): ActionSummary[] {
    const apart = action.lines.filter(({ event }) => BY_ITSELF.includes(event.kind));
    const texts = apart.map(({ index, event }) => ({ index, text: sentenceOf(wording, event), cards: keysOf([event]) }));
    return [...(action.head ? [actionOf(action, wording, open)] : []), ...texts];
}

function actionOf({ head, lines }: Action, wording: Wording, open: boolean): ActionSummary {
    const { event, index } = head!;
    const deeds = asPhrase(deedsOf(lines.map((line) => line.event), wording), event.seat, wording);
    const told: Record<string, Argument> = { player: { type: "player", seat: event.seat }, cards: { type: "cards", cards: event.cards ?? [] }, deeds };
    const cards = keysOf([event, ...lines.map((line) => line.event)]);
    const account = (kind: string) => `story-account-${kind}${deeds === "" ? "-nothing" : ""}`;
    const free = account(`${event.action}-free`);
    const key = event.free && wording.catalogue.has(free) ? free : account(event.plain ? "plain" : (event.action ?? ""));
    const summed = wording.catalogue.has(key) && !(open && deeds === "");
    const why = deeds === "" ? (event.missed ?? []) : [];
    const passing = lines.flatMap(({ event: { kind, passing: told = [] } }) => (BY_ITSELF.includes(kind) ? [] : told));
    const text = summed ? [wording.say(key, told), ...why.map((message) => wording.message(message))].join(" ") : sentenceOf(wording, event);
    return { index, text: [text, ...passing.map((message) => wording.message(message))].join(" "), cards };
}

/** Deeds as one phrase; if not all are the actor's, each with a name. */
function asPhrase(deeds: readonly Deed[], actor: number, wording: Wording): string {
    const phrases = new Map<Deed, string>(deeds.map((deed) => [deed, phraseOf(deed, wording)]));
    const groups: Deed[][] = [];
    for (const deed of deeds)
        if (groups.at(-1)?.[0]?.event.seat === deed.event.seat) groups.at(-1)!.push(deed);
        else groups.push([deed]);
    const alone = groups.length === 1 && groups[0]![0]!.event.seat === actor;
    const parts = groups.map((group) => {
        const all = joined(group.map((deed) => phrases.get(deed)!), "story-deeds-and", wording);
        const { seat } = group[0]!.event;
        return alone ? all : wording.sayOf(seat, "story-deeds-by", { deeds: all });
    });
    return joined(parts, "story-deeds-then", wording);
}

const joined = (parts: readonly string[], key: string, wording: Wording): string =>
    parts.length === 0 ? "" : parts.reduce((before, deed) => wording.text(key, { deeds: before, deed }));

function phraseOf({ message, bonus }: Deed, wording: Wording): string {
    const deed = wording.message(message);
    return bonus ? wording.text("story-bonus-deed", { deed }) : deed;
}

/**
 * What an event says by itself as of something done: `event-meld` as `story-deed-meld`. Null if there are no such words,
 * or only together with those of the next draw.
 */
export const deedMessage = (event: EventView, wording: Wording): Message | null =>
    BEFORE_DRAW.includes(event.kind) ? null : deedWords(event, wording);

function deedWords({ message }: EventView, wording: Wording): Message | null {
    if (!message) return null;
    const key = `story-deed-${message.key.replace(/^event-/, "")}`;
    return wording.catalogue.has(key) ? { ...message, key } : null;
}

/** What was done; what one player did in the same way with several cards, before another did something, as one. */
function deedsOf(events: readonly EventView[], wording: Wording): Deed[] {
    const deeds: Deed[] = [];
    for (const event of events) {
        const message = deedWords(event, wording);
        if (message === null || BY_ITSELF.includes(event.kind)) continue;
        let deed: Deed = { event, message, bonus: event.note === "bonus" };
        const drawn = deeds.at(-1);
        if (drawn && event.kind === "draw" && BEFORE_DRAW.includes(drawn.event.kind)) {
            deeds.pop();
            deed = { event, message: because(drawn, message), bonus: false };
        } else if (drawn && isDrawn(drawn, event)) {
            deeds.pop();
            deed = { event, message: { ...message, key: `story-deed-draw-${event.kind}` }, bonus: drawn.bonus };
        }
        const run = deeds.findLastIndex((other) => other.event.seat !== event.seat) + 1;
        const like = deeds.findIndex((other, at) => at >= run && isLike(other, deed));
        if (like >= 0) deeds[like] = together(deeds[like]!, deed);
        else deeds.push(deed);
    }
    return deeds.filter(({ event }) => !BEFORE_DRAW.includes(event.kind)); // a draw that ended the game is not told
}

/** A draw with what it comes from. */
const because = ({ message }: Deed, { arguments: told }: Message): Message => ({
    ...message,
    arguments: { ...message.arguments, ...told },
});

/** Whether a card goes on at once that was just drawn, as everybody sees. */
function isDrawn({ event: draw, message }: Deed, event: EventView): boolean {
    const [drawn, card] = [cardsOf(message)?.at(-1)?.card, event.cards?.[0]?.card];
    if (draw.kind !== "draw" || cardsOf(message)?.length !== 1 || !WITH_DRAWN.includes(event.kind)) return false;
    const fromHand = event.message?.key === `event-${event.kind}`;
    return Boolean(card) && card === drawn && draw.seat === event.seat && samePlace(event.source, draw.target) && fromHand;
}

/** The cards that a message names. */
function cardsOf({ arguments: told }: Message): Shown[] | undefined {
    const cards = told?.cards;
    return typeof cards === "object" && cards.type === "cards" ? cards.cards : undefined;
}

function together(before: Deed, { message }: Deed): Deed {
    const cards: Argument = { type: "cards", cards: [...(cardsOf(before.message) ?? []), ...(cardsOf(message) ?? [])] };
    return { ...before, message: { ...before.message, arguments: { ...before.message.arguments, cards } } };
}

/** Whether two deeds differ in nothing but their cards; which pile of a board, and which supply, does not count. */
function isLike(before: Deed, now: Deed): boolean {
    if (before.bonus || now.bonus || before.message.key !== now.message.key) return false;
    if (!MERGED.includes(before.event.kind) || !cardsOf(before.message)?.length || !cardsOf(now.message)?.length) return false;
    const skips = ({ wanted_age, cards }: EventView): string => (wanted_age ? `${wanted_age} ${cards?.[0]?.age}` : "");
    return skips(before.event) === skips(now.event) && colorWhy(before) === colorWhy(now) && sameWay(before.event, now.event);
}

/** For which color a city was drawn. */
const colorWhy = ({ event, message }: Deed): string => (event.kind === "draw" ? JSON.stringify(message.arguments?.color ?? "") : "");

/** Whether cards go from the same place to the same place: of supplies and boards, whichever of their piles. */
const sameWay = (one: EventView, other: EventView): boolean =>
    wayEnd(one.source) === wayEnd(other.source) && wayEnd(one.target) === wayEnd(other.target);

const wayEnd = (place: Place | null | undefined): string => (place ? `${place.kind} ${place.seat ?? ""}` : "");

const keysOf = (events: readonly EventView[]): string[] =>
    events.flatMap(({ cards = [], why }) => [...cards.map(({ card }) => card ?? ""), why?.card ?? ""]).filter(Boolean);
