/** The players who share a dogma and those it hits, in words. */

import type { Face } from "../api/faces";
import type { Reach } from "../api/model";
import { listed } from "../words/lists";
import { Wording } from "../words/wording";
import { t, words } from "../words/words.svelte";
import type { Game } from "./game.svelte";

/** "Ann and Bob would share", "would hit you": the reader first. `names`: by seat. */
export function reachNames(what: "shares" | "hit", seats: readonly number[], game: Game, names = game.names): string {
    const others = seats.filter((seat) => seat !== game.me);
    if (others.length === 0) return t(`knowledge-${what}-you`);
    const players = new Wording(words.loaded, names).players(others);
    return t(others.length === seats.length ? `knowledge-${what}` : `knowledge-${what}-you-too`, { players });
}

/** The seats with the reader's first. */
export const mineFirst = (seats: readonly number[], me: number): number[] =>
    [...seats].sort((one, other) => Number(other === me) - Number(one === me));

/** All of it in one sentence. */
export function reachSentence(face: Face, launcher: number, { shares, hit, counts }: Reach, game: Game): string {
    const parts = [
        ...(hit.length > 0 ? [reachNames("hit", hit, game)] : []),
        ...(shares.length > 0 ? [reachNames("shares", shares, game)] : []),
    ];
    const nameOf = (seat: number) => (seat === game.me ? t("knowledge-you") : game.wording.player(seat));
    const seats = [launcher, ...[...counts.keys()].filter((seat) => seat !== launcher)];
    return t("knowledge-reach-sentence", {
        card: game.wording.named(face.key),
        launcher: nameOf(launcher),
        who: listed(parts) || t("knowledge-reach-nobody"),
        icon: t(`icon-${face.featured}`),
        counts: listed(seats.map((seat) => t("knowledge-count-words", { player: nameOf(seat), count: counts[seat] ?? 0 }))),
    });
}
