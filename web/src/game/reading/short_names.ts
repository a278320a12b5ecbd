/** What players are called if room is short, so that whoever sees it can tell who is meant. */

import { isComputer } from "../../api/seats";
import { t } from "../../words/words.svelte";
import type { Reading } from "./reading";

/** By seat: "you", "computer" for the only one at the table, else the name. */
export function shortNames({ me, names, table }: Pick<Reading, "me" | "names" | "table">): string[] {
    const alone = table.seats.filter(isComputer).length === 1;
    return names.map((name, seat) => {
        if (seat === me) return t("knowledge-you");
        const its = table.seats[seat];
        return alone && its !== undefined && isComputer(its) ? t("knowledge-computer") : name;
    });
}

/**
 * By seat, one sign for each player: as few letters of the name as tell it from the others, and the number at its end:
 * "A" for "Ann", "E2" for "Easy computer 2", "Be" and "Bo" for "Ben" and "Bob".
 */
export function marksOf(names: readonly string[]): readonly string[] {
    const known = marks.get(names) ?? foundMarks(names);
    marks.set(names, known);
    return known;
}

/** Every line of the story has one: they are found once for the names of a game. */
const marks = new WeakMap<readonly string[], readonly string[]>();

function foundMarks(names: readonly string[]): string[] {
    const longest = Math.max(...names.map((name) => [...name].length));
    return names.map((name) => {
        for (let letters = 1; letters < longest; letters += 1)
            if (names.filter((other) => mark(other, letters) === mark(name, letters)).length === 1) return mark(name, letters);
        return name;
    });
}

function mark(name: string, letters: number): string {
    const number = /\d+$/.exec(name)?.[0] ?? "";
    const start = [...name].slice(0, letters).join("");
    return start.charAt(0).toUpperCase() + start.slice(1) + (start === name ? "" : number);
}
