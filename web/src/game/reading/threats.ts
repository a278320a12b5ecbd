/** What the others could do to the reader now: whose cards would hit them. */

import type { View } from "../../api/model";
import { listed } from "../../words/lists";
import { t } from "../../words/words.svelte";
import { reachOf } from "./facts";
import type { Reading } from "./reading";

interface Threat {
    seat: number;
    cards: string[];
}

/** The top cards that would hit a seat if their owners used them, by seat. */
export const threatsTo = (view: View, me: number): Threat[] =>
    view.players.flatMap(({ seat, board }) => {
        const tops = board.map((pile) => pile.cards.at(-1) ?? "");
        const cards = tops.filter((card) => reachOf(view, seat, card)?.hit.includes(me));
        return cards.length > 0 ? [{ seat, cards }] : [];
    });

/** Who threatens the reader, and then with how many cards alone, which is shorter; none if nobody does. */
export function threatWords(threats: readonly Threat[], game: Pick<Reading, "names" | "wording">): string[] {
    const all = threats.flatMap(({ seat, cards }) => cards.map((card) => ({ seat, card })));
    const [first] = all;
    if (first === undefined) return [];
    const nameOf = ({ seat }: { seat: number }): string => game.names[seat] ?? "";
    const named =
        all.length === 1
            ? t("table-can-hit", { player: nameOf(first), card: game.wording.named(first.card) })
            : t("table-can-hit-several", { players: listed(threats.map(nameOf)), number: all.length });
    return [named, t("table-brief-hits", { cards: all.length })];
}
