/** What games tell of cards, loaded once with its words. */

import { ask } from "../api/client";
import type { components } from "../api/schema";
import { t, words } from "../words/words.svelte";

export type Kind = components["schemas"]["KindShares"];
export type Shares = components["schemas"]["CardShares"];
export const COLUMNS = ["won", "melded", "used", "drawn"] as const;
export type Column = (typeof COLUMNS)[number];

/** Of fewer games nothing is told: intervals would be wider than what they say. */
const FEWEST_GAMES = 10;

let loaded: Promise<Kind[]> | undefined;

/** The kinds of games that tell enough, the ones with most games last. */
export async function cardNumbers(): Promise<Kind[]> {
    loaded ??= ask<{ kinds: Kind[] }>("GET", "/api/statistics/cards").then(({ kinds }) => kinds.filter(({ games }) => games >= FEWEST_GAMES));
    loaded.catch(() => (loaded = undefined)); // so that the next one who asks tries again
    const [kinds] = await Promise.all([loaded, words.loadPart("statistics")]);
    return kinds;
}

/** What a kind is called, with how many games it has. */
export const kindSaid = ({ whose, kind, games }: Kind): string => t("statistics-option", { whose, kind, games });

/** What a share is sorted by: none comes last. */
export const valueOf = (shares: Shares, column: Column): number => shares[column]?.[0] ?? -1;

/** "45 % (40-50 %)"; a dash for none. */
export function shareSaid(share: Shares[Column]): string {
    if (!share) return "–";
    const [value, low, high] = share.map((thousandths) => Math.round(thousandths / 10));
    return t("statistics-share", { share: value ?? 0, low: low ?? 0, high: high ?? 0 });
}

/** The cards of a kind with the most of something first, then by name. */
export function sorted(kind: Kind, column: Column | "name", nameOf: (key: string) => string): string[] {
    const keys = Object.keys(kind.cards).sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
    if (column === "name") return keys;
    const value = (key: string) => valueOf(kind.cards[key] ?? {}, column);
    return keys.sort((one, other) => value(other) - value(one));
}
