/** Achievements explained in a few sentences. */

import type { View } from "../../api/model";
import { isEarned } from "../../sets/registry";
import type { Wording } from "../../words/wording";
import { t, within } from "../../words/words.svelte";
import { achievementGoal, specialGoal } from "./goals";

/** The points that an achievement takes: from the reader, or for a spectator from whoever needs least; null if not told. */
export function priceOf(view: View, me: number, value: number): number | null {
    const seats = view.players.map(({ seat }) => seat).filter((seat) => me < 0 || seat === me);
    const needs = seats.flatMap((seat) => achievementGoal(view, seat, value)?.need ?? []);
    return needs.length > 0 ? Math.min(...needs) : null;
}

/** How many standard achievements of a value the reader has already: for each the next one costs as much again. */
export const ownedOf = (view: View, me: number, value: number): number =>
    view.players[me]?.achievements.filter(({ age }) => age === value).length ?? 0;

/** Why the reader needs more points than usual for a standard achievement of a value; "" if that is not so. */
export function dearerBecause(value: number, me: number, view: View): string {
    const number = ownedOf(view, me, value);
    const points = priceOf(view, me, value);
    return number === 0 || points === null ? "" : t("table-achievement-dearer", { number, value, each: points / (number + 1) });
}

/** A standard achievement in a few sentences; with what the player has, if it is a player who looks. */
export function explainedAchievement(value: number, me: number, view: View, wording: Wording): string {
    const points = priceOf(view, me, value);
    if (points === null) return t("table-achievement-title", { value });
    const rule = t("table-achievement-explained", { value, points });
    const goal = achievementGoal(view, me, value);
    if (goal === null) return rule;
    const have = t("table-achievement-have", { points: goal.have, top: goal.top?.have ?? 0 });
    const needs = t("table-achievement-needs", { needs: wording.message(goal.message) });
    return [rule, dearerBecause(value, me, view), have, needs].filter((sentence) => sentence !== "").join(" ");
}

/** A special achievement in a few sentences. */
export function explainedSpecial(name: string, me: number, view: View): string {
    const key = isEarned(name) ? "table-special-earned" : "table-special-explained";
    const rule = t(key, { condition: within(key, "condition", `special-${name}`) });
    const goal = specialGoal(view, me, name);
    return goal === null ? rule : `${rule} ${t(`table-special-have-${name}`, { have: goal.have, need: goal.need })}`;
}
