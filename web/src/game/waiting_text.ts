/** What somebody else is choosing, in words that everybody may hear. */

import type { QuestionView } from "../api/model";
import { t } from "../words/words.svelte";
import type { Game } from "./game.svelte";

/** "Bob chooses a card to return, for Oars." */
export function waitingFor(question: QuestionView, game: Game): string {
    const player = game.names[question.seat] ?? "";
    const kind = question.kind === "first_meld" || question.kind === "action" ? question.kind : "effect";
    if (kind !== "effect" || !question.why) return t(`table-waits-${kind}`, { player });
    return t("table-waits-effect", {
        player,
        kind: question.kind,
        purpose: question.purpose === "pick" ? "pick" : t(`purpose-${question.purpose}`),
        card: game.prompts.named(question.why.card),
    });
}
