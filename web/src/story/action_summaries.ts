/** What was done, summed up: a sentence for each action, with all that came of it. */

import type { EventView } from "../api/model";
import { type Place, samePlace } from "../api/places";
import { type Action, isPlain, type Turn, turnsOf } from "../game/turns";
import { type Sentences, verbOf } from "../words/sentences";
import { sentenceOf } from "./sentence_cache";

/** A sentence about what happened, with the keys of the cards that it names. */
export interface ActionSummary {
    /** The place of the first event that it is about. */
    place: number;
    text: string;
    cards: string[];
}

/** Something done; `bonus`: it is the bonus for sharing. */
interface Deed {
    event: EventView;
    bonus: boolean;
}

const OF_CARDS = ["transfer", "exchange", "remove", "reveal", "proof", "rearrange"];
const VERBS = ["first_meld", "draw", "meld", "tuck", "score", "return", "achieve"];
/** What is done with a card as it is drawn. */
const WITH_DRAWN = ["meld", "tuck", "score"];
/** What stands by itself, after the action in which it happened. */
const BY_ITSELF = ["first_meld", "turn", "end", "rules_changed"];

/** The last thing that happened: from a place in the story on, these actions; before them the reader's `own` last one. */
export interface Recent {
    from: number;
    own: Action[];
    actions: Action[];
}

/** What the others did since a seat's last action; where they did nothing, that action. All actions of the last turn for
 * a spectator. No actions before the first turn. */
export function recentActions(events: readonly EventView[], me: number): Recent {
    const isAction = ({ kind }: EventView): boolean => kind === "action";
    const own = me < 0 ? -1 : events.findLastIndex((event) => isAction(event) && event.seat === me);
    const acted = (turn: Turn): boolean => turn.head !== null && turn.head.event.seat !== me && turn.actions.some(({ head }) => head);
    const turns = turnsOf(events.slice(own + 1), own + 1).filter(acted);
    const told = me < 0 ? turns.slice(-1) : turns;
    const mine = own < 0 ? [] : turnsOf(events.slice(own), own)[0]!.actions.slice(0, 1);
    if (told.length === 0) return { from: Math.max(own, 0), own: [], actions: mine };
    return { from: told[0]!.place, own: mine, actions: told.flatMap(({ actions }) => actions.filter(({ head }) => head)) };
}

/** What came of an action; `open`: it is not over. */
export function summariesOf(action: Action, sentences: Sentences, open: boolean): ActionSummary[] {
    const apart = action.lines.filter(({ event }) => BY_ITSELF.includes(event.kind));
    const texts = apart.map(({ place, event }) => ({ place, text: sentenceOf(sentences, event), cards: keysOf([event]) }));
    return [...(action.head ? [actionOf(action, sentences, open)] : []), ...texts];
}

function actionOf({ head, lines }: Action, sentences: Sentences, open: boolean): ActionSummary {
    const { event, place } = head!;
    const deeds = told(deedsOf(lines.map((line) => line.event)), event.seat, sentences);
    const words = { player: sentences.player(event.seat), cards: sentences.cards(event.cards ?? []), deeds };
    const cards = keysOf([event, ...lines.map((line) => line.event)]);
    if (deeds === "" && (open || isPlain(event))) return { place, text: sentenceOf(sentences, event), cards };
    const key = isPlain(event) ? "plain" : deeds === "" ? "nothing" : "used";
    return { place, text: sentences.text(`story-account-${key}`, words), cards };
}

/** Deeds as one phrase; if not all are the actor's, each with a name. */
function told(deeds: readonly Deed[], actor: number, sentences: Sentences): string {
    const phrases = new Map<Deed, string>(deeds.map((deed) => [deed, phraseOf(deed, sentences)]));
    const groups: Deed[][] = [];
    for (const deed of deeds)
        if (groups.at(-1)?.[0]?.event.seat === deed.event.seat) groups.at(-1)!.push(deed);
        else groups.push([deed]);
    const alone = groups.length === 1 && groups[0]![0]!.event.seat === actor;
    const parts = groups.map((group) => {
        const all = joined(group.map((deed) => phrases.get(deed)!), "story-deeds-and", sentences);
        return alone ? all : sentences.text("story-deeds-by", { player: sentences.player(group[0]!.event.seat), deeds: all });
    });
    return joined(parts, "story-deeds-then", sentences);
}

const joined = (parts: readonly string[], key: string, sentences: Sentences): string =>
    parts.length === 0 ? "" : parts.reduce((before, deed) => sentences.text(key, { deeds: before, deed }));

function phraseOf({ event, bonus }: Deed, sentences: Sentences): string {
    const deed = sentences.told(event, `story-deed-${keyOf(event)}`);
    return bonus ? sentences.text("story-deed-bonus", { deed }) : deed;
}

/** Which words tell of an event as of something done; "" where it is nothing done. */
function keyOf(event: EventView): string {
    if (event.kind.startsWith("draw-") || event.kind === "claim" || OF_CARDS.includes(event.kind)) return event.kind;
    if (VERBS.includes(event.kind)) return verbOf(event);
    if (event.kind === "splay") return event.direction === "none" ? "unsplay" : "splay";
    return "";
}

/** What was done; what one player did in the same way with several cards, before another did something, as one. */
function deedsOf(events: readonly EventView[]): Deed[] {
    const deeds: Deed[] = [];
    events.forEach((event, place) => {
        if (keyOf(event) === "" || BY_ITSELF.includes(event.kind)) return;
        let deed: Deed = { event, bonus: event.kind === "draw" && events[place - 1]?.kind === "bonus" };
        const drawn = deeds.at(-1);
        if (drawn && isDrawn(drawn.event, event)) {
            deeds.pop();
            deed = { event: { ...event, kind: `draw-${event.kind}` }, bonus: drawn.bonus };
        }
        const run = deeds.findLastIndex((other) => other.event.seat !== event.seat) + 1;
        const like = deeds.findIndex((other, at) => at >= run && isLike(other, deed));
        if (like >= 0) deeds[like] = together(deeds[like]!, deed);
        else deeds.push(deed);
    });
    return deeds;
}

/** Whether a card goes on at once that was just drawn, as everybody sees. */
function isDrawn(draw: EventView, event: EventView): boolean {
    const [drawn, card] = [draw.cards?.at(-1)?.card, event.cards?.[0]?.card];
    if (draw.kind !== "draw" || draw.cards?.length !== 1 || !WITH_DRAWN.includes(event.kind)) return false;
    return Boolean(card) && card === drawn && draw.seat === event.seat && samePlace(event.source, draw.target) && verbOf(event) === event.kind;
}

const together = (before: Deed, { event }: Deed): Deed => ({
    ...before,
    event: { ...before.event, cards: [...(before.event.cards ?? []), ...(event.cards ?? [])] },
});

function isLike(before: Deed, now: Deed): boolean {
    const [one, other] = [before.event, now.event];
    if (before.bonus || now.bonus || !one.cards?.length || !other.cards?.length) return false;
    if (one.kind !== other.kind || one.seat !== other.seat || one.wanted_age !== other.wanted_age) return false;
    return [...VERBS, ...WITH_DRAWN.map((kind) => `draw-${kind}`), "transfer", "exchange"].includes(one.kind) && sameWay(one, other);
}

/** Whether cards go from the same place to the same place: of supplies and boards, which of their piles is no matter. */
const sameWay = (one: EventView, other: EventView): boolean =>
    placeOf(one.source) === placeOf(other.source) && placeOf(one.target) === placeOf(other.target);

const placeOf = (place: Place | null | undefined): string => (place ? `${place.kind} ${place.seat ?? ""}` : "");

const keysOf = (events: readonly EventView[]): string[] =>
    events.flatMap(({ cards = [], why }) => [...cards.map(({ card }) => card ?? ""), why?.card ?? ""]).filter(Boolean);
