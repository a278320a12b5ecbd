/** The effects that a dogma would execute, one after the other, and who follows each. */

import { isDemand } from "../../api/faces";
import type { Preview } from "../../api/model";
import { joined } from "../../words/lists";
import { t } from "../../words/words.svelte";
import type { Reading } from "../reading/reading";
import { reachNames } from "../reading/sharing_text";

interface Step {
    card: string;
    effect: string;
    follows: number[];
    /** Whether it stands on another card than the one used. */
    brought: boolean;
}

const ECHO = "echo";

/** What a dogma executes; none if that is no more than the effects printed on its card, in their order. */
export function stepsOf({ steps = [] }: Preview): Step[] {
    if (!steps.some(({ effect }) => effect === ECHO)) return [];
    const used = steps.find(({ effect }) => effect !== ECHO)?.card ?? steps.at(-1)?.card;
    return steps.map((step) => ({ ...step, brought: step.card !== used }));
}

/** Who follows an effect, in order: "Ben, then you"; of a demand whom it hits. */
export function followersOf({ card, effect, follows }: Step, launcher: number, game: Reading): string {
    const kind = game.faces.get(card)?.effects.find(({ name }) => name === effect)?.kind;
    if (isDemand(kind)) {
        return follows.length === 0 ? t(`knowledge-step-nobody-${kind}`) : reachNames(kind === "compel" ? "compels" : "hit", follows, game);
    }
    const names = follows.map((seat) => (seat === game.me ? t("knowledge-you") : game.wording.player(seat)));
    if (follows.length === 1 && follows[0] === launcher) return game.wording.sayOf(launcher, "knowledge-step-alone", { player: names[0] ?? "" });
    return joined(names, "knowledge-order-then");
}
