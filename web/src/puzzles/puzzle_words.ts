/** What is said of a puzzle before and after it: what it asks for, how it went, what is shared of it. */

import type { DailyPuzzle, PuzzleEntry } from "../api/model";
import { t } from "../words/words.svelte";
import { dayInWords } from "./spans";

/** What a puzzle asks for, in a few words. */
export const goalOf = ({ theme, value }: Pick<PuzzleEntry, "theme" | "value">): string => t(`lobby-today-${theme}`, { value });

/** How a puzzle ended. */
export function endOf(state: string, tries: number): string {
    if (state !== "solved") return t("puzzles-done-given-up");
    return tries === 1 ? t("puzzles-done-first") : t("puzzles-done-solved", { tries });
}

/** What is copied to tell others of the puzzle of the day, called by this `name`: no solution, and no link. */
export function shareText({ day, mine, streak }: DailyPuzzle, name: string): string {
    const said = { day: dayInWords(day), name, days: streak.now, tries: mine?.tries ?? 0 };
    if (mine?.state !== "solved") return t("puzzles-share-given-up", said);
    return t(mine.tries === 1 ? "puzzles-share-first" : "puzzles-share-tries", said);
}

/** How many of a hundred players solved the puzzle of the day on the first try; null as long as nobody has tried. */
export function firstTryPercent(tries: readonly number[]): number | null {
    const all = tries.reduce((sum, number) => sum + number, 0);
    return all === 0 ? null : Math.round((100 * (tries[0] ?? 0)) / all);
}
