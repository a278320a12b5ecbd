/** What can be taken back in words, why not more, and whether others have a say in it. */

import type { SeatView, TableView, UndoReach, UndoStep } from "../api/model";
import { isComputer } from "../api/seats";
import type { Prompts } from "../words/prompts";
import type { Sentences } from "../words/sentences";
import { t } from "../words/words.svelte";

/** The answer of a step: "Meld Tools", "Code of Laws: Sailing". */
export function answerOf({ kind, purpose, option, why = null, picked = 0, direction = "" }: UndoStep, prompts: Prompts, seat: number): string {
    const answer = prompts.option(option, { sequence: 0, seat, kind, purpose, options: [option], why, picked, direction });
    return why ? prompts.text("table-back-of-card", { card: prompts.named(why.card), answer }) : answer;
}

/** Why one cannot take back more by oneself. */
export function whyNotFurther({ steps, reason, seat = -1, event }: UndoReach, sentences: Sentences): string {
    const told = { steps: steps.length, player: sentences.player(seat) };
    if (reason === "other_player" && seat >= 0) return sentences.text("table-back-ends-decided", told);
    if (reason === "information" && event && sentences.knows(event))
        return sentences.text("table-back-ends-event", { ...told, sentence: sentences.sentence(event) });
    if (reason === "information" && seat >= 0) return sentences.text("table-back-ends-asked", told);
    if (reason === "information") return sentences.text("table-back-ends-seen", told);
    return sentences.text(steps.length > 0 ? "table-back-ends-nothing" : `undo-${reason}`);
}

/** Who asks to go back, and how far: the turns begun since then are taken back. */
export function proposalOf({ seat, turn = 0, actions = 0 }: NonNullable<TableView["takeback"]>, now: number, names: readonly string[]): string {
    const player = names[seat] ?? "";
    return turn === 0 ? t("table-back-asks", { player }) : t("table-back-asks-to", { player, turn, actions, turns: Math.max(0, now - turn) });
}

/** Whether somebody else would have to agree to going back: computers always do, and so do one's own other seats. */
export const needsConsent = (seats: readonly SeatView[], me: number): boolean =>
    !seats.every((seat) => seat.seat === me || seat.mine || isComputer(seat));
