/** The race: how far everybody is on the way to what wins, side by side. */

import type { PlayerView } from "../../api/model";
import { isEarned } from "../../sets/registry";
import { labeled } from "../../words/lists";
import { t, within } from "../../words/words.svelte";
import { factsOf } from "./facts";
import { achievementGoal, achievementsOf, closest, type Lack, lackOf, leaders, specialGoal } from "./goals";
import type { Reading } from "./reading";

interface Cell {
    text: string;
    /** In full, if the text is short. */
    words: string;
    /** Whoever it is of is ahead. */
    first: boolean;
}
interface Row {
    name: string;
    /** What it is about, in full. */
    words: string;
    /** By seat. */
    cells: Cell[];
}
interface Group {
    name: string;
    rows: Row[];
}

/** How many of the lowest achievements left are told. */
const NEXT = 4;

/** All that is told: what everybody has, then the next achievements, then the special ones that are left. */
export function raceOf({ view, wording }: Pick<Reading, "view" | "wording">): Group[] {
    const { players } = view;
    /** Columns are narrow then: what is counted stands above them. */
    const several = players.length > 2;

    function plain(name: string, of: (player: PlayerView) => number, tell = (number: number) => `${number}`): Row {
        const numbers = players.map(of);
        const first = leaders(numbers);
        const cells = numbers.map((number, index) => ({ text: tell(number), words: "", first: first.includes(index) }));
        return { name: t(`knowledge-race-${name}`), words: "", cells };
    }

    function standard(value: number): Row[] {
        const goals = players.flatMap(({ seat }) => achievementGoal(view, seat, value) ?? []);
        if (goals.length < players.length) return [];
        const first = closest(goals.map(lackOf));
        const cells = goals.map((goal, index) => ({
            text: lackWords(lackOf(goal), value),
            words: wording.message(goal.message),
            first: first.includes(index),
        }));
        return [{ name: t("knowledge-draw", { age: value }), words: t("table-achievement-title", { value }), cells }];
    }

    function lackWords({ points, top }: Lack, value: number): string {
        if (points > 0 && top) return t(several ? "knowledge-race-lacks-both-brief" : "knowledge-race-lacks-both", { points, value });
        if (points > 0) return several ? `${points}` : t("knowledge-race-lacks-points", { points });
        return top ? t("knowledge-race-lacks-top", { value }) : t("knowledge-race-now");
    }

    function special(name: string): Row[] {
        const all = players.flatMap(({ seat }) => specialGoal(view, seat, name) ?? []);
        if (all.length < players.length) return [];
        const first = leaders(all.map(({ have }) => have));
        const cells = all.map(({ have, need }, index) => ({
            text: t("knowledge-race-of", { have, need }),
            words: "",
            first: first.includes(index),
        }));
        const called = wording.special(name);
        return [{ name: called, words: labeled(called, within("labeled", "text", `special-${name}`)), cells }];
    }

    const counted = [
        plain("achievements", (player) => achievementsOf(player, view), (have) => t("knowledge-race-of", { have, need: view.achievements_to_win })),
        plain("points", ({ points }) => points),
        ...(view.facts ? [plain("top", ({ seat }) => factsOf(view, seat)?.highest_top ?? 0)] : []),
    ];
    const next = [...new Set(view.available.map(({ age }) => age))].slice(0, NEXT);
    return [
        { name: "", rows: counted },
        { name: t(several ? "knowledge-race-lacking-points" : "knowledge-race-lacking"), rows: next.flatMap(standard) },
        { name: t("knowledge-race-specials"), rows: view.specials.filter((name) => !isEarned(name)).flatMap(special) },
    ].filter(({ rows }) => rows.length > 0);
}
