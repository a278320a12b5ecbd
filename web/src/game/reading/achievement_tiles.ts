/** The standard achievements as they lie on the table: whose each is, and what it takes. */

import type { Goal, View } from "../../api/model";
import { ownedOf, priceOf } from "./achievement_text";
import { achievementGoal } from "./goals";

export interface AchievementTile {
    age: number;
    /** Whose it is; -1 while it is there for all. */
    seat: number;
}

/** All of them by their ages, those first that are left. */
export function achievementTiles({ available, players }: View): AchievementTile[] {
    const left = available.map(({ age }) => ({ age, seat: -1 }));
    const taken = players.flatMap(({ seat, achievements }) => achievements.map(({ age }) => ({ age, seat })));
    return [...left, ...taken].sort((one, other) => one.age - other.age);
}

/** What stands on a tile for the reader. */
export interface AchievementFacts {
    /** The points that it takes; null if that is not told. */
    points: number | null;
    /** How many of its value the reader has. */
    owned: number;
    /** How far the reader is; null if that is not told. */
    goal: Goal | null;
}

/** What the reader has to know of an achievement of a value. */
export const achievementFacts = (view: View, me: number, value: number): AchievementFacts => ({
    points: priceOf(view, me, value),
    owned: ownedOf(view, me, value),
    goal: achievementGoal(view, me, value),
});
