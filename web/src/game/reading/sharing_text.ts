/** The players who share a dogma and those it hits, in words. */

import type { Effect, Face } from "../../api/faces";
import { type Icon, ICONS, type Reach, type View } from "../../api/model";
import { inWords } from "../../cards/text_marks";
import { Wording } from "../../words/wording";
import { iconInText, t, words } from "../../words/words.svelte";
import type { Reading } from "./reading";

/** The ways in which a dogma reaches others, in the order in which they are told. */
export const WAYS = ["hit", "compels", "shares"] as const;
export type Way = (typeof WAYS)[number];

/** The seats that a dogma reaches in each way: those that it compels are hit, but told apart from those demanded of. */
export function seatsByWay({ shares, hit, compelled = [] }: Pick<Reach, "shares" | "hit" | "compelled">): Record<Way, number[]> {
    return { hit: hit.filter((seat) => !compelled.includes(seat)), compels: compelled, shares };
}

/** "Ann and Bob would share", "would hit you": the reader first. `names`: by seat. */
export function reachNames(what: Way, seats: readonly number[], game: Reading, names = game.names): string {
    if (seats.every((seat) => seat === game.me)) return t(`knowledge-${what}-you`);
    return new Wording(words.loaded, names, game.me).sayWithin(mineFirst(seats, game.me), `knowledge-${what}`);
}

/** The seats with the reader's first. */
export const mineFirst = (seats: readonly number[], me: number): number[] =>
    [...seats].sort((one, other) => Number(other === me) - Number(one === me));

/** "6", or "6 + 2" if a card that lies beside the board counts icons of its own: those on the board, and the card's. */
export const countWords = (view: View, seat: number, icon: Icon, count: number): string => counted(view, seat, icon, count, "knowledge-count-plus");

/** The same in full: "8 (6 on the board, 2 on the card)". */
const countInParts = (view: View, seat: number, icon: Icon, count: number): string => counted(view, seat, icon, count, "knowledge-count-in-parts");

function counted(view: View, seat: number, icon: Icon, count: number, inParts: string): string {
    const board = view.players[seat]?.icons[ICONS.indexOf(icon)] ?? count;
    return count > board ? t(inParts, { count, board, more: count - board }) : `${count}`;
}

/** Of each seat that more than the board counts for, what that is; the reader as you. */
export function partsOfCounts(seats: readonly number[], icon: Icon, counts: readonly number[], game: Reading): string[] {
    const inParts = seats.filter((seat) => (counts[seat] ?? 0) > (game.view.players[seat]?.icons[ICONS.indexOf(icon)] ?? 0));
    return inParts.map((seat) => countOf(seat, icon, counts, game));
}

/** "you: 4", "Bob: 8 (6 on the board, 2 on the card)". */
const countOf = (seat: number, icon: Icon, counts: readonly number[], game: Reading): string =>
    game.wording.sayOf(seat, "knowledge-count-words", { player: nameOf(seat, game), count: countInParts(game.view, seat, icon, counts[seat] ?? 0) });

const nameOf = (seat: number, game: Reading): string => (seat === game.me ? t("knowledge-you") : game.wording.player(seat));

/** Why a dogma reaches a seat, or would share it: "Bob has as many [castle] as you: 3 and 3". */
export function whyWords(seat: number, launcher: number, icon: Icon, counts: readonly number[], game: Reading): string {
    const [theirs = 0, mine = 0] = [counts[seat], counts[launcher]];
    return game.wording.sayOf(seat, `knowledge-why-${theirs < mine ? "fewer" : theirs === mine ? "as-many" : "more"}`, {
        reader: seat === game.me ? "reached" : launcher === game.me ? "uses" : "neither",
        launcher: game.wording.player(launcher),
        icon,
        theirs: countInParts(game.view, seat, icon, theirs),
        mine: countInParts(game.view, launcher, icon, mine),
    });
}

/** What a dogma would do to a seat, which nothing of it may reach: "Bob would share", "You'd be hit", "Bob is left out". */
export const partWords = (way: Way | "out", seat: number, game: Reading): string =>
    game.wording.sayOf(seat, `knowledge-part-${way}`, { reader: seat === game.me ? "reached" : "other" });

/** Why, in numbers: "5 [castle], fewer than your 6". `paid`: whoever uses the card tucks another one first. */
export function numbersWords(seat: number, launcher: number, icon: Icon, counts: readonly number[], game: Reading, paid = false): string {
    const [theirs = 0, mine = 0] = [counts[seat], counts[launcher]];
    const plain = mine <= (game.view.players[launcher]?.icons[ICONS.indexOf(icon)] ?? mine);
    return t("knowledge-part-why", {
        how: theirs < mine ? "fewer" : theirs > mine ? "more" : plain ? "as-many" : "as-many-in-parts",
        reader: launcher === game.me ? "uses" : "other",
        launcher: game.wording.player(launcher),
        icon,
        theirs: countInParts(game.view, seat, icon, theirs),
        mine: counted(game.view, launcher, icon, mine, paid ? "knowledge-count-tucked" : "knowledge-count-in-parts"),
    });
}

/** The opponents of whoever uses a card whom none of its effects reaches. */
export const leftOut = (view: View, launcher: number, reached: readonly number[]): number[] =>
    view.players
        .filter(({ seat, team, out }) => team !== view.players[launcher]?.team && !out && !reached.includes(seat))
        .map(({ seat }) => seat);

/** Why the demand or the compel of a card hits nobody, if it has one that does not. */
export function missedWords({ effects, featured }: Face, reach: Pick<Reach, "shares" | "hit" | "compelled">): string[] {
    const { hit, compels } = seatsByWay(reach);
    const missing = ({ kind }: Effect) => (kind === "demand" && hit.length === 0) || (kind === "compel" && compels.length === 0);
    return effects.filter(missing).map(({ kind }) => t(`knowledge-missed-${kind}`, { icon: featured }));
}

/** Whether a card has no effect of its own that a seat could share, though it has as many icons; covered cards may bring some. */
export const nothingToShare = ({ effects }: Face, launcher: number, seat: number, { counts }: Pick<Reach, "counts">): boolean =>
    effects.length === 0 && (counts[seat] ?? 0) >= (counts[launcher] ?? 0);

/** The seats that a dogma reaches, each in a way, the reader first; then those of the opponents that it leaves out. */
export const partsOf = (view: View, launcher: number, me: number, reach: Pick<Reach, "shares" | "hit" | "compelled">): { way: Way | "out"; seat: number }[] => {
    const byWay = seatsByWay(reach);
    const reached = WAYS.flatMap((way) => mineFirst(byWay[way], me).map((seat) => ({ way, seat })));
    const out = leftOut(view, launcher, [...reach.hit, ...reach.shares]);
    return [...reached, ...mineFirst(out, me).map((seat) => ({ way: "out" as const, seat }))];
};

/** All of it in sentences, and why it hits nobody, with words instead of icons. */
export const reachSentence = (face: Face, launcher: number, reach: Reach, game: Reading): string =>
    inWords(reachText(face, launcher, reach, game), iconInText);

/** The same with marks for the icons. */
export function reachText(face: Face, launcher: number, reach: Reach, game: Reading): string {
    const told = partsOf(game.view, launcher, game.me, reach);
    const inVain = told.some(({ way, seat }) => way === "out" && nothingToShare(face, launcher, seat, reach));
    const parts = told.map(({ way, seat }) =>
        t("knowledge-part-and-why", { part: partWords(way, seat, game), why: numbersWords(seat, launcher, face.featured, reach.counts, game) }),
    );
    const sentences = [...(inVain ? [t("knowledge-reach-no-effects")] : parts), ...missedWords(face, reach)];
    return t("knowledge-reach-sentence", {
        reader: launcher === game.me ? "uses" : "other",
        card: game.wording.named(face.key),
        launcher: game.wording.player(launcher),
        parts: sentences.join(" "),
    });
}
