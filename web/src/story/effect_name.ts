/** What an effect is called while it is executed. */

import type { Why } from "../api/model";
import type { Game } from "../game/game.svelte";

/** An effect of a card; numbered if the card has several of its kind. */
export function effectName(why: Why, game: Game): string {
    const shared = game.faces.get(why.card)?.effects.filter((effect) => effect.kind === "shared") ?? [];
    const numbered = why.effect && (!why.effect.startsWith("dogma") || shared.length > 1);
    return game.wording.text(numbered ? `effect-${why.effect}` : "effect-only", { card: game.wording.named(why.card) });
}
