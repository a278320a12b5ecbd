/** What the signs of a city would do that is melded, which city comes, and whom only some ways of paying reach, in words. */

import type { Preview } from "../api/model";
import { listed } from "../words/lists";
import { t } from "../words/words.svelte";
import type { Game } from "./game.svelte";
import { cardsOfAge } from "./supplies";

const ARROWS = ["left", "right", "up"];
const SEARCH = "search-";

/** A sentence for each sign in the order in which they act, then one for the city that comes, and what is paid for in vain. */
export function signSentences(found: Preview, game: Game): string[] {
    const { acts = [], city = "never", city_backs: backs = [], unsure = [], times = 0, steps = [], own = false } = found;
    return [
        ...acts.map((act) => actSentence(act, found.action, game)),
        ...(city === "never" ? [] : [t("preview-city", { does: city, cards: anyOf(backs, game) })]),
        ...(times > 1 ? [t(steps.length === 0 && !own ? "preview-no-effects" : "preview-effects-twice")] : []),
        ...(unsure.length === 0 ? [] : [t("preview-unsure", { players: game.wording.players(unsure) })]),
    ];
}

function actSentence({ sign, does, draws }: NonNullable<Preview["acts"]>[number], action: string, game: Game): string {
    const face = game.faces.get(cardOf(action));
    const { age = 0, color = "red" } = face ?? {};
    if (ARROWS.includes(sign)) return t("preview-acts-arrow", { does, color: t(`color-${color}`), direction: t(`direction-${sign}`) });
    if (!sign.startsWith(SEARCH)) return t("preview-acts-plus", { does, cards: anyOf(draws, game) });
    const number = Math.min(age, cardsOfAge(game.view, age));
    return t("preview-acts-search", { does, number, age, icon: `[${sign.slice(SEARCH.length)}]` });
}

/** The key of the card that an action is taken with: what follows its kind. */
export const cardOf = (action: string): string => action.slice(action.indexOf(":") + 1);

const anyOf = (cards: NonNullable<Preview["city_backs"]>, { wording }: Game): string =>
    listed(cards.map((card) => wording.card(card)), "or");
