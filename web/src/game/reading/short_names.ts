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
 * By seat, one sign for each player: an initial, or two letters where one is several players', of two words if the name has
 * them, and the number that the name ends in; where two letters tell them apart no more, an initial and a number of its
 * own: "A" for "Ann", "E2" for "Easy computer 2", "Be" and "Bo" for "Ben" and "Bob", "MC" beside "Marta" for "Medium
 * computer", who is not "Me", "A1" and "A2" for "Alexander" and "Alexandra".
 */
export function marksOf(names: readonly string[]): readonly string[] {
    const known = marks.get(names) ?? foundMarks(names);
    marks.set(names, known);
    return known;
}

/** Every line of the story has one: they are found once for the names of a game. */
const marks = new WeakMap<readonly string[], readonly string[]>();

/** No mark has more letters. */
const MOST = 2;

function foundMarks(names: readonly string[]): string[] {
    const found = names.map((name) => {
        for (let number = 1; number <= MOST; number += 1)
            if (names.filter((other) => mark(other, number) === mark(name, number)).length === 1) return mark(name, number);
        return "";
    });
    const taken = new Set(found);
    return found.map((its, seat) => {
        if (its !== "") return its;
        for (let number = 1; ; number += 1) {
            const numbered = `${letters(names[seat] ?? "", 1)}${number}`;
            if (taken.has(numbered)) continue;
            taken.add(numbered);
            return numbered;
        }
    });
}

/** A word of a name, and not a number. */
const WORD = /^\p{L}/u;

/** So many letters of a name, the first of them a capital: two are the initials of its words, if it has several. */
function letters(name: string, number: number): string {
    const [first = "", ...more] = [...name].slice(0, number);
    const second = number === MOST ? name.split(/\s+/).slice(1).find((word) => WORD.test(word)) : undefined;
    return first.toUpperCase() + ([...(second ?? "")][0]?.toUpperCase() ?? more.join(""));
}

/** Letters and the number at the end; a longer one tells nothing at a glance. */
function mark(name: string, number: number): string {
    const start = letters(name, number);
    const ends = /(?:^|\D)(\d{1,2})$/.exec(name)?.[1] ?? "";
    return start + (start === letters(name, Infinity) ? "" : ends);
}
