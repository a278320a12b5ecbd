/** What to play after a win against computers: the same table with stronger ones. */

import type { NewTable, TableView } from "../api/model";
import { hasLearned, isComputer, LEARNED, STRENGTHS, type Strength } from "../api/seats";

export interface Stronger {
    strength: Strength;
    table: NewTable;
}

/** The next table for the one person who played, if all the others were computers of one strength and there is a stronger one. */
export function strongerTable({ seats, options, settings }: TableView): Stronger | null {
    const agents = new Set(seats.filter(({ mine }) => !mine).map((seat) => (isComputer(seat) ? seat.agent : null)));
    const [agent] = agents;
    const place = STRENGTHS.findIndex((one) => one === agent);
    const strength = STRENGTHS[place + 1];
    if (strength === LEARNED && !hasLearned(options)) return null;
    if (agents.size !== 1 || place < 0 || strength === undefined || seats.filter(({ mine }) => mine).length !== 1) return null;
    const { archive, memory } = settings;
    return { strength, table: { options, settings: { public: false, archive, memory }, seats: seats.map(({ mine }) => (mine ? "me" : strength)) } };
}
