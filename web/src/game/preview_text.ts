/** What a preview foretells, in words. */

import type { Preview, TableView } from "../api/model";
import { ICONS } from "../api/model";
import { listed } from "../words/lists";
import { t } from "../words/words.svelte";
import type { Game } from "./game.svelte";
import type { Change, SplayChange } from "./preview_changes";

/** The name of a quantity: an icon's, or that of a number. */
export const quantityName = ({ what }: Change): string =>
    (ICONS as readonly string[]).includes(what) ? t(`icon-${what}`) : t(`knowledge-quantity-${what}`);

/** "3–5": what a quantity could be. */
export function spanOf(least: number, most: number): string {
    return least === most ? `${least}` : t("knowledge-span", { least, most });
}

function drawOf(least: number, most: number, ends: Change["ends"]): string {
    if (ends === "always") return t("knowledge-draw-end");
    if (ends === "maybe") return t("knowledge-or", { all: t("knowledge-draw", { age: least }), next: t("knowledge-draw-end") });
    return least === most ? t("knowledge-draw", { age: least }) : t("knowledge-draw-span", { least, most });
}

/** What a quantity is and what it would be. */
export function beforeAndAfter({ what, before, least, most, ended, ends }: Change): { before: string; after: string } {
    if (what === "draws") return { before: drawOf(before, before, ended ? "always" : "never"), after: drawOf(least, most, ends) };
    return { before: `${before}`, after: spanOf(least, most) };
}

/** What a quantity would be if room is short: "→4", "→2–4". */
export const outcomeOf = ({ least, most }: Change): string =>
    t("knowledge-then-short", { after: least === most ? `${least}` : t("knowledge-span-short", { least, most }) });

/** "red: splayed left or splayed right". */
export function splayWords({ color, directions }: SplayChange): string {
    const splays = listed(directions.map((direction) => t(`splay-${direction}`)), "knowledge-or");
    return t("knowledge-splay", { color: t(`color-${color}`), splays });
}

/** How the game could end by the action; "" if it goes on. */
export function endingWords({ ends, endings }: Preview, game: Game): string {
    if (ends === "never") return "";
    const ways = [...new Set(endings.map(({ message }) => game.wording.message(message)))];
    return t(`knowledge-ends-${ends}`, { how: listed(ways, "knowledge-or") });
}

/** What the action would dig, by its back, and what could be had after that; none for an action that digs nothing. */
export function foundWords({ digs = [], dug = "never", offers = [] }: Preview, { wording }: Game): string[] {
    const listedCards = (cards: typeof digs) => listed(cards.map((card) => wording.card(card)), "knowledge-or");
    return [
        ...(dug === "never" ? [] : [t(`preview-digs-${dug}`, { cards: listedCards(digs) })]),
        ...(offers.length > 0 ? [t("preview-offers", { cards: listedCards(offers) })] : []),
    ];
}

/** Whether the action could be taken back: what ends the game never, what reveals something if the others agree. */
export function takenBackWords({ ends, reveals }: Pick<Preview, "ends" | "reveals">, { others_decide }: TableView): string {
    if (ends === "always") return t("knowledge-back-never");
    const how = reveals === "never" ? t("knowledge-back-free") : t(`knowledge-back-${others_decide ? "consent" : "agreed"}`, { reveals });
    return ends === "maybe" ? t("knowledge-back-unless-end", { how }) : how;
}
