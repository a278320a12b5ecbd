/** The moves of a finished game, as its list shows them. */

import type { Game } from "../game/game.svelte";
import type { Course } from "../game/told/replay_course";
import { sentenceOf } from "../story/sentence_cache";
import { type Action, turnsOf } from "../story/turns";
import { t } from "../words/words.svelte";

export interface Move {
    /** Its first event. */
    from: number;
    /** How many events there are when it is over. */
    to: number;
    text: string;
}

export interface TurnOfMoves {
    /** The index of its first event. */
    index: number;
    /** What it is called; "" for what happens before the first turn. */
    text: string;
    moves: Move[];
}

/** All moves of a game by turn. */
export const movesOf = (course: Course, game: Game): TurnOfMoves[] =>
    turnsOf(course.events).map(({ index, head, actions }) => ({
        index,
        text: head ? sentenceOf(game.wording, head.event) : "",
        moves: actions.map((action) => moveOf(action, game)),
    }));

function moveOf(action: Action, game: Game): Move {
    const from = (action.head ?? action.lines[0])!.index;
    const to = (action.lines.at(-1) ?? action.head)!.index + 1;
    return { from, to, text: action.head ? sentenceOf(game.wording, action.head.event) : t("table-first-melds") };
}

/** The last move of which something is told when there are so many events; -1 for none. */
export const moveAt = (moves: readonly Move[], told: number): number => moves.findLastIndex((move) => move.from < told);
