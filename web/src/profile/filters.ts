/** Which of somebody's games are wanted, as the address says it and as the server is asked. */

/** The filters by the names that they have in the address and for the server (docs/protocol.md, "Players"). */
export const FILTERS = ["opponent", "whose", "sets", "players", "result", "card", "name"] as const;
export type Filters = Partial<Readonly<Record<(typeof FILTERS)[number], string>>>;

/** The filters that the query of an address names. */
export function filtersOf(query: string): Filters {
    const given = new URLSearchParams(query);
    return Object.fromEntries(FILTERS.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])));
}

/** The filters as the query of an address: "" for none. */
export function queryOf(filters: Filters, after = ""): string {
    const given = new URLSearchParams(FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
    if (after !== "") given.set("after", after);
    return given.size === 0 ? "" : `?${given}`;
}

/** The filters with some of them changed; "" takes one away. */
export const changed = (filters: Filters, changes: Filters): Filters => filtersOf(queryOf({ ...filters, ...changes }));

/**
 * What somebody writes to find games by: a card if its name is one's, or the only one that begins so; else an opponent's name.
 * `cards` are the names of all cards by their keys.
 */
export function searched(text: string, cards: ReadonlyMap<string, string>): Filters {
    const wanted = text.trim().toLowerCase();
    const names = [...cards].filter(([, name]) => name.toLowerCase().startsWith(wanted));
    const exact = names.find(([, name]) => name.toLowerCase() === wanted);
    const found = exact ?? (names.length === 1 && wanted.length >= 3 ? names[0] : undefined);
    return found === undefined ? { name: text.trim(), card: "" } : { card: found[0], name: "" };
}

/** Before what stands for people or computers among the opponents that can be chosen; a handle never begins so. */
const KIND = ":";

/** The kinds of opponents that can be chosen, by their filters. */
export const KINDS = ["people", "computers"] as const;
export const kindOf = (whose: (typeof KINDS)[number]): string => KIND + whose;

/** The opponent that is chosen, as one value: a handle, the word of a computer, or a kind of opponents; "" for anyone. */
export const opponentIn = ({ whose = "", opponent = "" }: Filters): string => (whose === "" ? opponent : KIND + whose);

/** The filters that choose such an opponent. */
export const filtersFor = (opponent: string): Filters =>
    opponent.startsWith(KIND) ? { whose: opponent.slice(KIND.length), opponent: "" } : { opponent, whose: "" };
