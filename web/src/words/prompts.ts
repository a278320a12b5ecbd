/** Words for questions and their options: which card asks, what for, how many so far; as `splay.views.prompts`. */

import type { OptionView, QuestionView } from "../api/model";
import { isOf, type Place, placeOf, samePlace } from "../api/places";
import { Wording } from "./wording";

/** Kinds of question that say what they are for by themselves. */
const WITHOUT_PURPOSE = ["action", "first_meld", "branch", "splay"];
/** What cards are put in order for that come to lie on each other. */
const PILED = ["return", "tuck", "meld"];
/** The kinds of places whose cards belong to a player. */
const WITH_OWNER = ["hand", "score", "board"];
/** Up to so many cards are called by their names. */
const NAMED = 4;

export class Prompts extends Wording {
    /** What is asked, by which card, and how many cards are chosen, with those `selected` but not yet answered. */
    prompt(question: QuestionView, selected = 0): string {
        const prompt = this.counted(this.asked(question), question, selected);
        if (!question.why) return prompt.charAt(0).toUpperCase() + prompt.slice(1);
        return this.text("prompt-because", { card: this.named(question.why.card), prompt });
    }

    private asked(question: QuestionView): string {
        const { kind, purpose, moving = [] } = question;
        const direction = question.direction ? this.text(`direction-${question.direction}`) : "";
        if (WITHOUT_PURPOSE.includes(kind)) return this.text(`prompt-${kind}`, { direction });
        if (purpose === "pick") return this.text(`prompt-${kind}-pick`);
        if (kind === "order")
            return this.text(PILED.includes(purpose) ? `prompt-order-${purpose}` : "prompt-order", {
                purpose: this.text(`purpose-${purpose}`),
                number: moving.length,
            });
        if (kind === "may" && purpose === "exchange" && moving.length > 0) return this.exchange(question);
        const place = kind === "card" ? this.source(question) : "";
        return this.text(place ? "prompt-card-from" : `prompt-${kind}`, {
            purpose: this.purpose(question),
            place,
            number: question.most ?? 1,
        });
    }

    /** The one place that all cards to choose from lie in; "" where there are several. */
    private source({ options = [], seat }: QuestionView): string {
        const places = new Set(options.flatMap(({ place }) => (place ? [this.placeFrom(place, seat)] : [])));
        return places.size === 1 ? ([...places][0] ?? "") : "";
    }

    /** What the chosen card is for; of a transfer also to whom it goes. */
    private purpose(question: QuestionView): string {
        const transfer = question.purpose === "transfer" && question.kind === "card";
        const to = transfer ? this.receiver(question) : null;
        if (to === null) return this.text(`purpose-${question.purpose}`);
        if (to === question.seat) return this.text("purpose-transfer-to-you");
        return this.text(to < 0 ? "purpose-transfer-away" : "purpose-transfer-to", { player: this.player(to) });
    }

    /**
     * Who gets a card that is chosen for a transfer: in a demand the one of the two whose card it is not. Of other
     * effects the one who chooses somebody else's card, and an opponent (-1 where there are several) where it is their
     * own. Null where that cannot be told.
     */
    private receiver({ options = [], seat, why }: QuestionView): number | null {
        const owners = new Set(options.flatMap(({ place }) => (place && WITH_OWNER.includes(place.kind) ? [place.seat ?? -1] : [])));
        if (!why || owners.size === 0) return null;
        if (why.role === "demanded") {
            const pair = [why.launcher, why.executing ?? -1].filter((one) => !owners.has(one));
            return pair.length === 1 ? (pair[0] ?? null) : null;
        }
        if (!owners.has(seat)) return seat;
        return this.names.length === 2 ? 1 - seat : -1;
    }

    /** Which cards would be exchanged for which. */
    private exchange(question: QuestionView): string {
        const [hand, score] = ["hand", "score"].map((kind) => this.side(question, placeOf(kind, question.seat)));
        const held = (question.moving ?? [])[0]?.place.kind === "hand";
        return this.text("prompt-may-exchange", {
            given: (held ? hand : score) ?? "",
            taken: (held ? score : hand) ?? "",
        });
    }

    /** The cards of one side of an exchange, by name where they are few. */
    private side({ moving = [], seat }: QuestionView, place: Place): string {
        const cards = moving.filter((one) => samePlace(one.place, place)).map(({ shown }) => shown);
        if (cards.length === 0) return this.text("card-none");
        const named = cards.map((shown) => this.text("card-with-value", { card: this.card(shown), age: shown.age }));
        const words =
            cards.length > NAMED
                ? this.text("prompt-exchange-cards", { number: cards.length })
                : named.reduce((phrase, card) => this.text("card-and", { cards: phrase, card }));
        return this.text("prompt-exchange-side", { cards: words, place: this.placeFrom(place, seat) });
    }

    private counted(prompt: string, question: QuestionView, selected: number): string {
        const { least = 1, most = 1 } = question;
        const counts = { prompt, picked: (question.picked ?? 0) + selected, least, most };
        if (question.kind === "order" || (most <= 1 && !question.picked)) return prompt;
        if (asManyAsThereAre(question)) return this.text("prompt-picked-any", counts);
        if (least === most) return this.text("prompt-picked-exactly", counts);
        return this.text(least ? "prompt-picked-between" : "prompt-picked-most", counts);
    }

    /** Why the seat is asked: "You are hit by Oars (castle 1 against 3)."; "" for the questions of a turn. */
    reason({ why, seat }: QuestionView): string {
        if (!why) return "";
        const own = why.executing === seat && (why.role === "shares" || why.role === "demanded");
        return this.role(why, why.executing ?? -1, own ? "reason" : "role");
    }

    /** The words of one answer: those of the effect that asks, where it has some. */
    option(option: OptionView, question: QuestionView): string {
        const words = option.words ? this.catalogue.answer(option.words) : undefined;
        if (words !== undefined) return words;
        if (option.kind === "pass") return this.text(passing(question));
        const value = option.value || (option.key.split(":").at(-1) ?? "");
        return this.text(this.elsewhere(option, question) ? "option-card-of" : `option-${option.kind}`, {
            card: option.shown ? this.card(option.shown) : "",
            place: option.place ? this.placeFrom(option.place, question.seat) : "",
            value,
            color: option.color ? this.text(`color-${option.color}`) : "",
            player: (option.player ?? -1) >= 0 ? this.player(option.player ?? -1) : "",
        });
    }

    /** Whether the option's card lies somewhere that must be named. */
    private elsewhere(option: OptionView, question: QuestionView): boolean {
        const { place } = option;
        if (option.kind !== "card" || !place || isOf(place, "hand", question.seat)) return false;
        const scored = (where: Place | null | undefined) => isOf(where, "score", question.seat);
        return !scored(place) || !(question.options ?? []).every((other) => !other.place || scored(other.place));
    }
}

/** Whether the limit is the number of cards there are, and none need be chosen; of cards unseen nobody knows. */
function asManyAsThereAre({ options = [], picked = 0, least = 1, most = 1 }: QuestionView): boolean {
    const left = options.filter(({ kind }) => kind !== "pass");
    return least === 0 && left.every(({ kind }) => kind === "card") && most - picked === left.length;
}

/** The key of the words for choosing nothing, or nothing more: they say what is then not done. */
function passing({ kind, purpose, picked }: QuestionView): string {
    if (picked) return "option-pass-done";
    if (kind === "splay") return "option-pass-splay";
    return kind === "card" && purpose !== "pick" ? `option-pass-${purpose}` : "option-pass";
}
