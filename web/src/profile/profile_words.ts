/** What a profile says of games, players and numbers. */

import type { ListedGame, PlayerThere, Tally } from "../api/model";
import { joined } from "../words/lists";
import { BASE, setWords } from "../words/sets";
import { cardName, t, words } from "../words/words.svelte";

/** The month of a moment, in milliseconds since 1970: "March 2026". */
export const monthSaid = (moment: number): string =>
    new Intl.DateTimeFormat(words.loaded.language, { month: "long", year: "numeric", timeZone: "UTC" }).format(moment);

/** A number as the reader's language writes it: "1,512". */
export const numberSaid = (number: number): string => new Intl.NumberFormat(words.loaded.language).format(number);

/** How many of a hundred games were won; 0 of none. */
export const percentOf = ({ games, won }: Tally): number => (games === 0 ? 0 : Math.round((100 * won) / games));

/** What a bar of won and lost games says. */
export function barSaid({ games, won, lost }: Tally): string {
    const even = games - won - lost;
    return even === 0 ? t("profile-bar", { won, lost }) : t("profile-bar-even", { won, lost, even });
}

/** What a player of a finished game is called. */
export function nameOf({ who, name = "", agent = "" }: PlayerThere): string {
    if (who === "computer") return agentName(agent);
    return who === "gone" || who === "private" ? t(`profile-${who}`) : name;
}

/** What a computer opponent is called; its word, if this version has none of it. */
export const agentName = (agent: string): string => known(`lobby-seat-agent-${agent}`, agent);

/** What a card is called; its key, if this version has none such. */
export const cardSaid = (key: string): string => (words.loaded.complete && !(key in words.loaded.cards) ? key : cardName(key));

/** How strong a computer is, in a word. */
export const strengthSaid = (agent: string): string => known(`lobby-strength-${agent}`, agent);

const known = (key: string, otherwise: string): string => (words.loaded.has(key) ? t(key) : otherwise);

/** How a game ended for whoever the list is of: of several players who each had their own place, which. */
export const outcomeSaid = (game: ListedGame): string =>
    hasPlace(game) ? t("profile-place", { place: game.place }) : t(`profile-outcome-${game.outcome}`);

/** Whether a game that wasn't won tells more by its place: of several who each played alone. */
export const hasPlace = (game: ListedGame): game is ListedGame & { place: number } =>
    game.outcome === "lost" && game.players > 2 && !game.teams && game.place !== undefined;

/** How a game ended: "6 : 4 in achievements, turn 61". Partners have together what they had. */
export function endedSaid(game: ListedGame): string {
    const { how, card = "", turns = 0 } = game;
    const said = card === "" ? t("profile-card-unknown") : cardSaid(card);
    return t("profile-ended", { how, turns, card: said, standing: standingOf(game).join(" : ") });
}

/** What the own side had of what the end has counted, then each of the others; of teams the two sums. */
export function standingOf({ how, teams = false, points, achievements, others }: ListedGame): number[] {
    const had = (one: { points: number; achievements: number }): number => (how === "score" ? one.points : one.achievements);
    const own = had({ points, achievements });
    if (!teams) return [own, ...others.map(had)];
    const sum = (some: readonly PlayerThere[]): number => some.reduce((all, one) => all + had(one), 0);
    return [own + sum(others.filter(({ partner }) => partner)), sum(others.filter(({ partner }) => !partner))];
}

/** What kind of game it was: "Base", "Echoes, Cities, 3 players". */
export function kindSaid({ sets, players, teams = false, edition }: ListedGame): string {
    const several = teams ? [t("lobby-fact-teams")] : players > 2 ? [t("lobby-fact-players", { number: players })] : [];
    const printed = edition === "third" ? [] : [t("lobby-fact-first")];
    return joined([setWords({ sets }) || t(`set-${BASE}`), ...printed, ...several]);
}
