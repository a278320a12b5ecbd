/** How far everybody is on the way to what is left to win, in words. */

import type { Goal, PlayerView, View } from "../../api/model";
import { t } from "../../words/words.svelte";
import { factsOf } from "./facts";

/** A player's goals of a kind, as the server tells them. */
export const goalsOf = (view: View, seat: number, kind: string): Goal[] =>
    factsOf(view, seat)?.goals.filter(({ goal }) => goal === kind) ?? [];

/** How far a player is on the way to a standard achievement of this value; null while that is not told. */
export const achievementGoal = (view: View, seat: number, value: number): Goal | null =>
    goalsOf(view, seat, "achievement").find((goal) => goal.value === value) ?? null;

/** How far a player is on the way to a special achievement; null while that is not told. */
export const specialGoal = (view: View, seat: number, name: string): Goal | null =>
    goalsOf(view, seat, "special").find((goal) => goal.name === name) ?? null;

/** What a player lacks for a standard achievement: points, and whether a top card as high. */
export interface Lack {
    points: number;
    top: boolean;
}

export const lackOf = ({ have, need, top }: Goal): Lack => ({
    points: Math.max(0, need - have),
    top: top ? top.have < top.need : false,
});

/** In as few words as fit on a chip, what a player still needs for a standard achievement; `goal.message` says it in full. */
export function shortNeedsOf(goal: Goal): string {
    const { points, top } = lackOf(goal);
    const value = goal.value ?? 0;
    if (points > 0) return t(top ? "table-needs-both" : "table-needs-points", { points, value });
    return top ? t("table-needs-top", { value }) : t("table-needs-nothing");
}

/** How many achievements a player has, with those of the whole team, also while events are told. */
export const achievementsOf = (player: PlayerView, view: View): number =>
    view.players
        .filter(({ team }) => team === player.team)
        .reduce((sum, mate) => sum + mate.achieved, 0);

/** Whether a player, or the player's team, lacks a single achievement of those that win. */
export const isNearWin = (player: PlayerView, view: View): boolean =>
    achievementsOf(player, view) >= view.achievements_to_win - 1;

/** Whether there are teams at this table. */
export const hasTeams = (view: View): boolean => view.options.teams !== "none";

/** The indices of the highest numbers; none if all are the same. */
export function leaders(numbers: readonly number[]): number[] {
    const best = Math.max(...numbers);
    const indices = numbers.flatMap((number, index) => (number === best ? [index] : []));
    return indices.length === numbers.length ? [] : indices;
}

/**
 * By icon, whose icons are compared with those of a player where there is room for one other: of the reader's rivals the
 * one who shows most, the next in turn order of several; with a rival's those of the reader. Without a reader (-1) every
 * other player is a rival.
 */
export function besideOf(players: readonly Pick<PlayerView, "seat" | "icons">[], seat: number, me: number): number[] {
    const others = [...players.slice(seat + 1), ...players.slice(0, seat)];
    return (players[seat]?.icons ?? []).map((_, icon) => {
        if (me >= 0 && seat !== me) return me;
        const most = Math.max(...others.map(({ icons }) => icons[icon] ?? 0));
        return others.find(({ icons }) => (icons[icon] ?? 0) === most)?.seat ?? -1;
    });
}

/** The indices of those whom nobody is ahead of in points or in the top card; none if all lack the same, or one this, one that. */
export const closest = (lacks: readonly Lack[]): number[] =>
    leaders(lacks.map((one) => Number(lacks.every((other) => one.points <= other.points && Number(one.top) <= Number(other.top)))));
