/** What every button has that stands for an answer, whatever it looks like; it is spread onto the button. */

import type { HTMLButtonAttributes } from "svelte/elements";

import type { Faces } from "../../api/faces";
import type { OptionView } from "../../api/model";
import type { Place } from "../../api/places";

/** What a button for an answer needs of a game. */
interface Offering {
    readonly faces: Faces;
    readonly selection: {
        /** The card whose answers are shown; "" for none. */
        readonly considered: string;
        isSelected(option: OptionView | null): boolean;
        optionOf(card: string, place: Place): OptionView | null;
        concerns(card: string, place: Place): boolean;
    };
    readonly answers: { pick(option: OptionView): Promise<void> };
    pointed: OptionView | null;
    opened: string | null;
    consider(card: string): void;
}

/** Attributes alone, which may be new at each change: no attachments, which would begin anew with them. */
type Attributes = HTMLButtonAttributes & { [data: `data-${string}`]: string | undefined };

/** An answer: a click gives it, and the mouse or the focus on it tells what it would do. With null nothing is offered. */
export function offered(game: Offering, option: OptionView | null): Attributes {
    const point = () => void (game.pointed = option);
    const leave = () => void (game.pointed = null);
    return {
        "data-offered": option === null ? undefined : "",
        "data-option": option?.key,
        "aria-pressed": option === null ? undefined : game.selection.isSelected(option),
        onclick: () => void (option !== null && game.answers.pick(option)),
        onpointerenter: point,
        onpointerleave: leave,
        onfocus: point,
        onblur: leave,
    };
}

/** What a card in a place stands for: an answer, or several about it that come where it is asked, or nothing but itself. */
export interface CardOffer {
    option: OptionView | null;
    /** Whether it stands for an answer or for several. */
    offers: boolean;
    selected: boolean;
    attributes: Attributes;
}

/** A card that lies in a place: a click gives its answer, shows its answers where they are asked, or opens it. */
export function offeredCard(game: Offering, card: string, place: Place): CardOffer {
    const option = game.selection.optionOf(card, place);
    const concerned = option === null && game.selection.concerns(card, place);
    const selected = option === null ? concerned && game.selection.considered === card : game.selection.isSelected(option);
    const attributes: Attributes = { ...offered(game, option), ...readable(game, card), "data-color": game.faces.get(card)?.color };
    if (option === null) attributes.onclick = () => (concerned ? game.consider(card) : void (game.opened = card));
    if (concerned) Object.assign(attributes, { "data-offered": "", "aria-pressed": selected });
    return { option, offers: option !== null || concerned, selected, attributes };
}

/** A card that the other button of the mouse opens. */
export const readable = (game: Offering, card: string): Attributes => ({
    "data-card": card,
    oncontextmenu: (menu) => {
        menu.preventDefault();
        game.opened = card;
    },
});
