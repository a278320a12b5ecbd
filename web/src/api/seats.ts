/** Who sits at a table, and whether anybody does. */

import type { SeatView, TableView } from "./model";

/** How many can play. */
export const PLAYERS = [2, 3, 4, 5] as const;

/** The computer opponents by the protocol's words, the weakest first. */
export const STRENGTHS = ["random", "rule", "greedy", "planner"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Whether all people have left a game and the computers wait until one of them returns. */
export const isPaused = (table: TableView): boolean => (table.paused_until ?? null) !== null;

/** Whether a seat is a computer's own, not that of somebody away, for whom a computer plays. */
export const isComputer = (seat: SeatView): boolean => Boolean(seat.agent) && !seat.away;
