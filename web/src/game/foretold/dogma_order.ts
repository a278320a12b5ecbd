/** Who would execute the effects of a dogma, and in which order. */

import { type Effect, type Face, isDemand } from "../../api/faces";
import type { Preview } from "../../api/model";
import { joined } from "../../words/lists";
import { t } from "../../words/words.svelte";
import type { Reading } from "../reading/reading";
import { seatsByWay } from "../reading/sharing_text";

/** An effect with those who would execute it, the first one first; nobody if a demand or compel would reach nobody. */
export interface Execution {
    effect: Effect;
    seats: number[];
}

/** The effects of a card in their order. Of each, the others begin at the left of whoever uses it, who comes last. */
export function dogmaOrder(face: Face, found: Pick<Preview, "seat" | "counts" | "hit" | "compelled" | "shares">): Execution[] {
    const byWay = seatsByWay(found);
    const { length } = found.counts;
    const inTurn = found.counts.map((_, place) => (found.seat + place + 1) % length);
    return face.effects.map((effect) => {
        const reached = byWay[effect.kind === "compel" ? "compels" : effect.kind === "demand" ? "hit" : "shares"];
        return { effect, seats: inTurn.filter((seat) => reached.includes(seat) || (seat === found.seat && !isDemand(effect.kind))) };
    });
}

/** "Compel: Ben", "Effect: Ben, then you". */
export function orderWords({ effect, seats }: Execution, game: Reading): string {
    const names = seats.map((seat) => (seat === game.me ? t("knowledge-you") : game.wording.player(seat)));
    const players = joined(names, "knowledge-order-then") || t("knowledge-order-nobody");
    return t("knowledge-order-of", { kind: t(`knowledge-order-kind-${effect.kind}`), players });
}
