/** What an effect is called while it is executed. */

import type { Why } from "../api/model";
import type { Game } from "../game/game.svelte";

/** An effect of a card, as the catalogue of cards calls it; before its first effect, the card. */
export function effectName(why: Why, game: Game): string {
    const effect = game.faces.get(why.card)?.effects.find(({ name }) => name === why.effect);
    return game.wording.text(effect?.title ?? "effect-only", { card: game.wording.named(why.card) });
}
