/** What the others could do to the reader now: whose cards would hit them. */

import type { View } from "../../api/model";
import { joined } from "../../words/lists";
import { t } from "../../words/words.svelte";
import { reachOf } from "./facts";
import type { Reading } from "./reading";
import { marksOf, shortNames } from "./short_names";

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

/** Who threatens the reader, in fewer and fewer words; none if nobody does. */
export function threatWords(threats: readonly Threat[], game: Pick<Reading, "me" | "names" | "table" | "wording">): string[] {
    const all = threats.flatMap(({ seat, cards }) => cards.map((card) => ({ seat, card })));
    const [first] = all;
    if (first === undefined) return [];
    const alone = all.length === 1;
    const by = (called: readonly string[]): string => {
        if (alone) return t("table-can-hit", { player: called[first.seat] ?? "", card: game.wording.named(first.card) });
        const parts = threats.map(({ seat, cards }) =>
            threats.length === 1 ? (called[seat] ?? "") : t("table-can-hit-part", { player: called[seat] ?? "", number: cards.length }),
        );
        return t("table-can-hit-several", { number: all.length, players: joined(parts) });
    };
    return [by(alone ? game.names : shortNames(game)), by(marksOf(game.names)), t("table-brief-hits", { cards: all.length })];
}
