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
 * them and these tell it from others, and the number that the name ends in; where two letters tell them apart no more, an
 * initial and a number of its own: "A" for "Ann", "E2" for "Easy computer 2", "Be" and "Bo" for "Ben" and "Bob", "MC" beside
 * "Marta" for "Medium computer", who is not "Me", "Ea" and "Ex" for "Easy computer" and "Expert computer", "A1" and "A2" for
 * "Alexander" and "Alexandra".
 */
export function marksOf(names: readonly string[]): readonly string[] {
    const known = marks.get(names) ?? foundMarks(names);
    marks.set(names, known);
    return known;
}

/** Every line of the story has one: they are found once for the names of a game. */
const marks = new WeakMap<readonly string[], readonly string[]>();

/** What a mark may have of a name, the shortest and best first; nothing has more than two letters. */
const WAYS: readonly ((name: string) => string)[] = [(name) => beginning(name, 1), initials, (name) => beginning(name, 2)];

function foundMarks(names: readonly string[]): string[] {
    const found = names.map((name, seat) => {
        const own = WAYS.find((way) => names.every((other, at) => at === seat || mark(other, way) !== mark(name, way)));
        return own === undefined ? "" : mark(name, own);
    });
    const taken = new Set(found);
    return found.map((its, seat) => {
        if (its !== "" && found.indexOf(its) === found.lastIndexOf(its)) return its;
        for (let number = 1; ; number += 1) {
            const numbered = `${beginning(names[seat] ?? "", 1)}${number}`;
            if (taken.has(numbered)) continue;
            taken.add(numbered);
            return numbered;
        }
    });
}

/** A word of a name, and not a number. */
const WORD = /^\p{L}/u;

/** So many letters of a name, the first of them a capital. */
function beginning(name: string, number: number): string {
    const [first = "", ...more] = [...name].slice(0, number);
    return first.toUpperCase() + more.join("");
}

/** The first letters of two words, if the name has several; else its first two. */
function initials(name: string): string {
    const second = name.split(/\s+/).slice(1).find((word) => WORD.test(word));
    return second === undefined ? beginning(name, 2) : beginning(name, 1) + beginning(second, 1);
}

/** Letters and the number at the end; a longer one tells nothing at a glance. */
function mark(name: string, way: (name: string) => string): string {
    const start = way(name);
    const ends = /(?:^|\D)(\d{1,2})$/.exec(name)?.[1] ?? "";
    return start + (start === beginning(name, Infinity) ? "" : ends);
}
