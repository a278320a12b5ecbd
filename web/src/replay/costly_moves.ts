/** The costly moves of a finished game where its replay shows them, and what the analysis says of all others. */

import type { Analysis, CostlyMove, ReviewMark } from "../api/model";
import type { Course } from "../game/told/replay_course";
import type { Move } from "./moves";

/** A costly move in the replay: `before` is the position in which it was made, `number` its place among those of its player. */
export interface PlacedMove {
    move: CostlyMove;
    before: number;
    after: number;
    number: number;
}

/** The costly moves of all players, in the order of the game. */
export function placed(course: Course, analysis: Analysis | null): PlacedMove[] {
    const moves = analysis?.costly ?? [];
    return moves.map((move, index) => ({
        move,
        before: course.indexAt(move.entry - 1),
        after: course.indexAt(move.entry),
        number: moves.slice(0, index + 1).filter(({ seat }) => seat === move.seat).length,
    }));
}

/** The costly move that is about to be made at a position, or has just been; null for none. */
export const costlyAt = (moves: readonly PlacedMove[], index: number): PlacedMove | null =>
    moves.find(({ before }) => before === index) ?? moves.find(({ after }) => after === index) ?? null;

/** The position before the next costly move, after the last one the first again; null if there is none. */
export const nextCostly = (moves: readonly PlacedMove[], index: number): number | null => (moves.find(({ before }) => before > index) ?? moves[0])?.before ?? null;

/** What the analysis says of the moves of a replay's list, by the first event of each. */
export function marksOf(course: Course, moves: readonly Move[], analysis: Analysis | null): ReadonlyMap<number, ReviewMark> {
    const found = new Map<number, ReviewMark>();
    for (const mark of analysis?.marks ?? []) {
        const told = course.toldAt(Math.max(0, course.indexAt(mark.entry) - 1));
        const move = moves.find(({ from, to }) => from <= told && told < to);
        if (move !== undefined) found.set(move.from, mark);
    }
    return found;
}
