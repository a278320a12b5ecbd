/** Who sits at a table, and whether anybody does. */

import type { SeatView, TableView } from "./model";

/** How many can play. */
export const PLAYERS = [2, 3, 4, 5] as const;

/** The computer opponents by the protocol's words, the weakest first. */
export const STRENGTHS = ["random", "rule", "greedy", "planner", "master"] as const;
export type Strength = (typeof STRENGTHS)[number];
/** The strength that a computer has learned; at tables that it hasn't learned for it is the one before. */
export const LEARNED: Strength = "master";

/** Whether that computer has learned for such a table, by the rule of the server's agents (`has_learned`). */
export const hasLearned = ({ players, sets, edition, extra_achievement }: TableView["options"]): boolean =>
    players === 2 && sets.length === 1 && edition === "third" && !extra_achievement;

const DAY = 24 * 60 * 60 * 1000;

/** Whether a table is played over days: a seat has a day or more for its answers. */
export const isByDays = ({ settings: { clock } }: Pick<TableView, "settings">): boolean => Math.max(clock?.bank ?? 0, clock?.move ?? 0) >= DAY;

/** Whether all people have left a game and the computers wait until one of them returns. */
export const isPaused = (table: TableView): boolean => (table.paused_until ?? null) !== null;

/** Whether a seat is a computer's own, not that of somebody away, for whom a computer plays. */
export const isComputer = (seat: SeatView): boolean => Boolean(seat.agent) && !seat.away;
