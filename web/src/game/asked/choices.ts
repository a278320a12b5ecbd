/** What a click on the table stands for: the options of a question, found by the card or pile that shows them. */

import type { OptionView, PlayerView, Preview, QuestionView, View, Why } from "../../api/model";
import { isOf, type Place, placeOf, samePlace } from "../../api/places";
import { MELD_ZONES } from "../../sets/registry";
import type { Confirm } from "../../settings/settings.svelte";
import { t } from "../../words/words.svelte";
import { isPrivate, zoneAt } from "../reading/set_zones";

/** What the options are marked with, in their order: digits, then the letters that are no other key of the table. */
export const NUMBER_KEYS = "1234567890ABCEFGHIJKLMPQRTVWXYZ";

/** Kinds of question of a turn, not of an effect. */
const OF_TURNS = ["action", "free_action", "first_meld"];
/** Kinds of question whose answers are actions, which can be previewed. */
const FOR_ACTIONS = ["action", "free_action"];
/** Kinds of answer that every game has; all others are actions that sets bring. */
const KINDS = ["draw", "meld", "dogma", "achieve", "card", "unseen", "color", "value", "number", "set", "player", "branch", "yes", "no", "pass"];
/** Kinds of answer that put one card of the hand on the board, which can be undone unless its preview says otherwise. */
const MELDS = ["meld", "card"];

/** Whether a question asks for an action: one of the turn, or a free one at its start. */
export const asksForAction = (question: QuestionView | null | undefined): boolean => FOR_ACTIONS.includes(question?.kind ?? "");

/** Whether a card is melded by an option of a question: then it can be dragged to the board. */
export const melds = ({ kind }: OptionView, question: QuestionView): boolean =>
    kind === "meld" || question.kind === "first_meld" || (kind === "card" && question.purpose === "meld");

/** Whether a question asks for an action of the turn, or for what the game begins with. */
export const isOfTurn = ({ kind }: QuestionView): boolean => OF_TURNS.includes(kind);

/** Whether a card in a place, as the seat `me` sees it, stands for an option. */
export function stands(option: OptionView, card: string, place: Place, me: number): boolean {
    const { kind } = place;
    switch (option.kind) {
        case "meld":
            return kind !== "board" && option.shown?.card === card; // sets have places to meld from
        case "dogma":
            return kind !== "hand" && option.shown?.card === card;
        case "color":
            return samePlace(place, placeOf("board", me, option.color));
        case "card":
            return option.shown?.card === card && (!option.place || samePlace(option.place, place));
    }
    return false;
}

/** What is known, before it is done, of what an option would do. */
export interface Foreknown {
    /** Nothing could tell the reader what it would do. */
    unpointed: boolean;
    preview: Preview | null;
    /** The reader lacks one achievement: whatever brings it ends the game. */
    nearEnd: boolean;
    /** No card is left to draw: a draw ends the game. */
    drawEnds: boolean;
    /** With the sets of the table a meld may show something new. */
    mayReveal: boolean;
}

/**
 * Whether an option is selected first and then confirmed: of a turn all but melds and draws, and those too if they end the
 * game, or a meld shows something new; a card touched rather than clicked; a card chosen for an effect, which may go on with what nobody can undo.
 * Other answers to effects are buttons that say what they do.
 */
export function isConfirmed(option: OptionView, question: QuestionView, confirm: Confirm, known: Foreknown): boolean {
    if (confirm === "never" || option.kind === "pass") return false;
    const ofTurn = isOfTurn(question);
    if (!ofTurn && KINDS.includes(option.kind)) return option.kind === "card";
    if (confirm === "every" || (known.unpointed && option.kind !== "draw")) return true;
    return ofTurn && isFinal(option, known);
}

/** Whether only its preview tells whether an option is confirmed: a meld that may show something new. */
export const isUnsure = ({ kind }: OptionView, question: QuestionView, confirm: Confirm, { preview, mayReveal }: Foreknown): boolean =>
    confirm === "final" && preview === null && kind === "meld" && mayReveal && asksForAction(question);

/** Whether a question that a set brings has answers about a card. */
export const isAbout = ({ kind, options = [] }: QuestionView, card: string): boolean =>
    !FOR_ACTIONS.includes(kind) && options.some((option) => !KINDS.includes(option.kind) && option.shown?.card === card);

/** The cards that a question which a set brings is about, if there are several and one has several answers; else none. */
export function cardsAsked(question: QuestionView): string[] {
    const about = (question.options ?? []).map(({ shown }) => shown?.card ?? "").filter((card) => isAbout(question, card));
    const cards = [...new Set(about)];
    return cards.length > 1 && cards.length < about.length ? cards : [];
}

/** Whether an answer of a turn is more than a meld that can be undone, or a draw that goes on. */
function isFinal({ kind }: OptionView, { preview, nearEnd, drawEnds }: Foreknown): boolean {
    if (kind === "draw") return drawEnds || (preview !== null && preview.ends !== "never");
    if (!MELDS.includes(kind)) return true;
    return preview === null ? nearEnd : preview.reveals !== "never" || preview.ends !== "never";
}

/** Whether an effect is another player's, which the seat shares or is hit by. */
export const isOthers = (why: Why | null | undefined): boolean => why?.role === "shares" || why?.role === "demanded";

/** Whether one question goes on where the other was: the same effect picks its next card. */
export function sameAsking(one: QuestionView, other: QuestionView): boolean {
    return (
        one.kind === other.kind &&
        one.purpose === other.purpose &&
        one.why?.card === other.why?.card &&
        one.why?.effect === other.why?.effect &&
        (one.picked ?? 0) >= (other.picked ?? 0)
    );
}

/** How many cards a question still takes. */
export const leftToPick = (question: QuestionView): number => (question.most ?? 1) - (question.picked ?? 0);

/** How many of the cards chosen at least must still be picked. */
export const mustStillPick = (question: QuestionView): number => (question.least ?? 1) - (question.picked ?? 0);

const seesAll = (question: QuestionView): boolean =>
    (question.options ?? []).every((option) => option.kind === "card" || option.kind === "pass");

/** Whether a question picks several cards one by one, which is one gesture here. Cards unseen are picked singly. */
export const isCollected = (question: QuestionView): boolean =>
    question.kind === "card" && leftToPick(question) > 1 && seesAll(question) && (question.options?.length ?? 0) > 1;

/** Whether a question stands in the middle of what is one gesture here: some of several cards are picked already. */
export const isHalfPicked = (question: QuestionView): boolean =>
    question.kind === "card" && (question.picked ?? 0) > 0 && (question.most ?? 1) > 1 && seesAll(question);

/** Whether a question puts cards, all of which are seen, in an order. */
export const isOrdered = (question: QuestionView): boolean => question.kind === "order" && seesAll(question);

/** Whether an option can be clicked on its card, because that lies face up for the seat `me`. */
export function liesInSight(option: OptionView, view: View, me: number): boolean {
    if (option.kind !== "card" || !option.place) return false;
    const { kind, seat = -1, color } = option.place;
    const card = option.shown?.card ?? "";
    if (kind === "hand") return seat === me;
    if (kind === "board") return topsOf(view.players[seat], color).includes(card);
    return (zoneAt(view, option.place)?.cards ?? []).some((there) => there.card === card);
}

/** Whether an option is an action that a set brings with a top card of the seat's own board, and is taken there. */
export const isWithTop = ({ kind, shown }: OptionView, view: View, me: number): boolean =>
    !KINDS.includes(kind) && topsOf(view.players[me], undefined).includes(shown?.card ?? "");

/** The part of the table that an option lies in for the seat `me`: "hand", "own", "others", "middle"; "" for none. */
export function partOf(option: OptionView, me: number, view: View): string {
    switch (option.kind) {
        case "meld":
            return meldZone(option, view.players[me]) ? "own" : "hand";
        case "dogma":
            return "own";
        case "draw":
        case "achieve":
            return "middle";
        case "card": {
            if (isOf(option.place, "hand", me)) return "hand";
            const { kind = "", seat = -1 } = option.place ?? {};
            const zone = option.place && zoneAt(view, option.place);
            if (zone && seat === me && isPrivate(zone)) return "hand";
            if (seat >= 0 && !["hand", "score", "achievements"].includes(kind)) return seat === me ? "own" : "others";
            if (seat < 0 && kind !== "") return "middle";
        }
    }
    return isWithTop(option, view, me) ? "own" : "";
}

/**
 * The kind of the open zone of a player's that a card is melded from; "" for the hand, where also cards belong that are
 * still to be seen on their way there.
 */
export const meldZone = ({ shown }: OptionView, player: PlayerView | undefined): string =>
    player?.zones.find((zone) => MELD_ZONES.has(zone.kind) && zone.cards.some(({ card }) => card && card === shown?.card))?.kind ?? "";

/** What can be done with cards in an action, in words: those to be melded lie in the hand, or where a set keeps some. */
export function actionHint({ options = [] }: QuestionView, player: PlayerView | undefined): string {
    const melds = options.filter(({ kind }) => kind === "meld").map((option) => meldZone(option, player));
    const zone = melds.find((kind) => kind !== "");
    const hand = melds.filter((kind) => kind === "").length;
    return t(zone ? `table-action-hint-${zone}` : "table-action-hint", { hand });
}

const topsOf = (player: PlayerView | undefined, color: string | undefined): string[] =>
    (player?.board ?? [])
        .filter((pile) => color === undefined || pile.color === color)
        .map((pile) => pile.cards.at(-1) ?? "");
