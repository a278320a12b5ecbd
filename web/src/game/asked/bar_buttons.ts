/** Which answers stand as buttons in the bar of a wide table, which has one line, and which in its menu. */

import type { OptionView } from "../../api/model";
import { joined } from "../../words/lists";
import { NUMBER_KEYS } from "./choices";

/** The bar has no more buttons for answers. */
export const MOST_IN_BAR = 3;
/** Answers of one word each may be so many, as colors are. */
const MOST_SHORT = 5;
const SHORT = ["color", "pass"];
/** So many keys that follow each other are told by the first and the last of them. */
const RUN = 3;

/** So many of these answers have buttons in the bar, if their words have room there. */
export const mostInBar = (options: readonly OptionView[]): number =>
    options.every(({ kind }) => SHORT.includes(kind)) ? MOST_SHORT + options.filter(({ kind }) => kind === "pass").length : MOST_IN_BAR;

interface Rules {
    /** So many buttons have room. */
    most: number;
    /** Whether an answer stands in the bar, however many there are. */
    isKept: (option: OptionView) => boolean;
    /** Whether an answer has its place elsewhere on the table, and in the bar only in the menu. */
    isInMenu: (option: OptionView) => boolean;
}

/** The answers in the bar and the rest of them, each in their order. */
export function barButtons(options: readonly OptionView[], { most, isKept, isInMenu }: Rules): { shown: OptionView[]; rest: OptionView[] } {
    const candidates = options.filter((option) => !isInMenu(option));
    const kept = candidates.filter(isKept);
    const others = candidates.filter((option) => !isKept(option)).slice(0, Math.max(0, most - kept.length));
    const shown = candidates.length <= most ? candidates : candidates.filter((option) => kept.includes(option) || others.includes(option));
    return { shown, rest: options.filter((option) => !shown.includes(option)) };
}

/** The keys that choose what is in the menu, in short: "4–7", "2, 3, 5–7"; none are "". */
export function keysInMenu(keys: readonly string[]): string {
    const runs: string[][] = [];
    for (const key of keys) {
        const run = runs.at(-1);
        if (run && NUMBER_KEYS.indexOf(key) === NUMBER_KEYS.indexOf(run.at(-1) ?? "") + 1) run.push(key);
        else runs.push([key]);
    }
    return joined(runs.flatMap((run) => (run.length < RUN ? run : [`${run[0]}–${run.at(-1)}`])));
}
