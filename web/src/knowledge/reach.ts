/** Who shares a dogma and who is hit by it, in words. */

import type { Face } from "../cards/faces";
import type { Reach } from "../cards/sharing";
import type { Game } from "../table/game.svelte";
import { t } from "../words/words.svelte";

/** "Ann and Bob share", "you are hit": the reader first. */
export function reachNames(what: "shares" | "hit", seats: readonly number[], game: Game): string {
    const others = seats.filter((seat) => seat !== game.me);
    const players = game.prompts.players(others);
    if (others.length === seats.length) return t(`knowledge-${what}`, { players, number: seats.length });
    return others.length === 0 ? t(`knowledge-${what}-you`) : t(`knowledge-${what}-you-too`, { players });
}

/** The longest name that needs no abbreviation where room is short. */
const SHORT = 7;

/** A name where room is short: "Ann", "M2" for "Medium computer 2", "Benja…" for "Benjamin". */
export function tagOf(name: string): string {
    const words = name.split(/\s+/);
    if ([...name].length <= SHORT) return name;
    if (words.length === 1) return `${[...name].slice(0, SHORT - 1).join("")}…`;
    return words.map((word) => (/^\d+$/.test(word) ? word : [...word][0])).join("");
}

/** The same in few letters: "hit: you, M2"; in full where that is as short. */
export function shortReach(what: "shares" | "hit", seats: readonly number[], game: Game): string {
    const tag = (seat: number) => (seat === game.me ? t("knowledge-you") : tagOf(game.prompts.player(seat)));
    const [first = 0, ...more] = seats;
    if (more.length === 0 && (first === game.me || tag(first) === game.prompts.player(first)))
        return reachNames(what, seats, game);
    const sorted = [...seats].sort((one, other) => Number(other === game.me) - Number(one === game.me));
    return t(`knowledge-${what}-short`, { players: listed(sorted.map(tag)), number: seats.length });
}

/** All of it in one sentence. */
export function reachSentence(face: Face, launcher: number, { shares, hit, counts }: Reach, game: Game): string {
    const parts = [
        ...(hit.length > 0 ? [reachNames("hit", hit, game)] : []),
        ...(shares.length > 0 ? [reachNames("shares", shares, game)] : []),
    ];
    return t("knowledge-reach-sentence", {
        card: game.prompts.named(face.key),
        launcher: launcher === game.me ? t("knowledge-you") : game.prompts.player(launcher),
        who: listed(parts) || t("knowledge-reach-nobody"),
        icon: t(`icon-${face.featured}`),
        count: counts[launcher] ?? 0,
        others: listed(counts.filter((_, seat) => seat !== launcher).map(String)),
    });
}

/** Several phrases as one, put together by a text of the catalogue. */
export const listed = (phrases: readonly string[], by = "knowledge-list-and"): string =>
    phrases.slice(1).reduce((all, next) => t(by, { all, next }), phrases[0] ?? "");
