/** Achievements explained in a few sentences. */

import type { View } from "../api/model";
import type { Wording } from "../words/wording";
import { t } from "../words/words.svelte";
import { achievementGoal, specialGoal } from "./goals";

/** The points that an achievement takes: from the reader, or for a spectator from whoever needs least; null if not told. */
export function priceOf(view: View, me: number, value: number): number | null {
    const seats = view.players.map(({ seat }) => seat).filter((seat) => me < 0 || seat === me);
    const needs = seats.flatMap((seat) => achievementGoal(view, seat, value)?.need ?? []);
    return needs.length > 0 ? Math.min(...needs) : null;
}

/** A standard achievement in a few sentences; with what the player has, if it is a player who looks. */
export function explainedAchievement(value: number, me: number, view: View, wording: Wording): string {
    const points = priceOf(view, me, value);
    if (points === null) return t("table-achievement-title", { value });
    const rule = t("table-achievement-explained", { value, points });
    const goal = achievementGoal(view, me, value);
    if (goal === null) return rule;
    const have = t("table-achievement-have", { points: goal.have, top: goal.top?.have ?? 0 });
    return `${rule} ${have} ${t("table-achievement-needs", { needs: wording.message(goal.message) })}`;
}

/** A special achievement in a few sentences. */
export function explainedSpecial(name: string, me: number, view: View): string {
    const rule = t("table-special-explained", { condition: t(`special-${name}`) });
    const goal = specialGoal(view, me, name);
    return goal === null ? rule : `${rule} ${t(`table-special-have-${name}`, { have: goal.have, need: goal.need })}`;
}
