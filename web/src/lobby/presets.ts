/** Tables that people ask for most, each by one choice. */

import type { FurtherSet } from "../api/faces";
import { type Draft, newDraft } from "./draft";

export const PRESETS = ["first", "classic", "everything"] as const;
export type Preset = (typeof PRESETS)[number];

type Choices = Pick<Draft, "sets" | "edition" | "teams" | "specials" | "extraAchievement">;

/** What a preset says of the game itself. */
const choicesOf = (preset: Preset, all: readonly FurtherSet[]): Choices => {
    const { edition, teams, specials, extraAchievement } = newDraft();
    return { sets: preset === "everything" ? all.map(({ name }) => name) : [], edition, teams, specials, extraAchievement };
};

/** Whether one person plays one easy computer: the seats of a first game. */
const isFirstGame = ({ seats }: Draft): boolean => seats.length === 2 && seats[0] === "me" && seats[1] === "random";

/** The draft with what a preset says. `before`: who sat there before a first game was chosen, and sits there again after it. */
export function withPreset(draft: Draft, preset: Preset, all: readonly FurtherSet[], before = draft.seats): Draft {
    const seats = preset === "first" ? (["me", "random"] as const) : isFirstGame(draft) ? before : draft.seats;
    return { ...draft, ...choicesOf(preset, all), seats: [...seats] };
}

/** The preset that the draft is as it stands, null if it is none. `chosen`: which was chosen last; it is that one if it still can be. */
export function presetOf(draft: Draft, all: readonly FurtherSet[], chosen: Preset | null = null): Preset | null {
    const fits = (preset: Preset): boolean =>
        Object.entries(choicesOf(preset, all)).every(([name, value]) => same(draft[name as keyof Choices], value)) &&
        (preset !== "first" || isFirstGame(draft));
    return chosen !== null && fits(chosen) ? chosen : (PRESETS.find(fits) ?? null);
}

const same = (one: unknown, other: unknown): boolean =>
    Array.isArray(one) && Array.isArray(other) ? one.length === other.length && one.every((item) => other.includes(item)) : one === other;
