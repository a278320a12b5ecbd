/** The disputed rulings of the sets, by the sets that bring them. */

import type { FurtherSet } from "../api/faces";

export interface Disputed {
    /** Those that every expansion brings. */
    common: readonly string[];
    /** Those that a set brings besides; no set without any. */
    own: readonly { name: string; rulings: readonly string[] }[];
}

/** What each set brings, and what all bring that are no part of another. */
export function disputedOf(sets: readonly FurtherSet[]): Disputed {
    const [first, ...others] = sets.filter((set) => set.part_of === "");
    const common = first?.rulings.filter((key) => others.every(({ rulings }) => rulings.includes(key))) ?? [];
    const own = sets.map(({ name, rulings }) => ({ name, rulings: rulings.filter((key) => !common.includes(key)) }));
    return { common, own: own.filter(({ rulings }) => rulings.length > 0) };
}
