import { expect, test } from "vitest";

import { type Draft, newDraft, problemsOf, requestOf, seatsFor } from "./draft";
import { presetOf } from "./presets";
import { asPlayed, oneSeat, withRated } from "./rated";

const rated = (changes: Partial<Draft>): Draft => asPlayed(withRated({ ...newDraft(), ...changes }, true));

test("a rated table has a clock, no advice, and the printed rules, whatever was chosen", () => {
    const { options, settings } = requestOf(
        rated({ clock: "none", advice: true, edition: "first", specials: "after_each_effect", extraAchievement: true }),
    );
    expect(options).toMatchObject({ edition: "third", special_achievements: "after_each_change", extra_achievement: false });
    expect(settings).toMatchObject({ rated: true, advice: false, clock: requestOf(newDraft()).settings?.clock });
    expect(requestOf(rated({ seats: ["me", "rule"] })).settings?.clock).toHaveProperty("bank");
    expect(requestOf(rated({ clock: "day" })).settings?.clock).toEqual({ move: 86_400_000 });
});

test("what was chosen before is there again if the table is not rated after all", () => {
    const chosen: Draft = { ...newDraft(), clock: "none", advice: true, extraAchievement: true };
    expect(withRated(withRated(chosen, true), false)).toEqual(chosen);
});

test("with more than two the others finish their game, with two they may choose", () => {
    expect(rated({ leavers: "end" }).leavers).toBe("end");
    expect(rated({ leavers: "end", seats: seatsFor(["me"], 3) }).leavers).toBe("stand_in");
    expect(asPlayed({ ...newDraft(), leavers: "end", seats: seatsFor(["me"], 3) }).leavers).toBe("end");
});

test("everybody has one seat", () => {
    expect(rated({ seats: ["rule", "me", "me"] }).seats).toEqual(["rule", "me", "open"]);
    expect(oneSeat(["me", "me"], 1)).toEqual(["open", "me"]);
    expect(requestOf(rated({ seats: ["me", "me"], names: ["", "Ben"] })).names).toEqual([]);
});

test("what would be wrong at another table is no problem at a rated one", () => {
    const sets = { sets: ["boats"], edition: "first" } as const;
    expect(problemsOf({ ...newDraft(), ...sets, sets: [...sets.sets] })).toHaveProperty("sets");
    expect(problemsOf(rated({ ...sets, sets: [...sets.sets] }))).toEqual({});
});

test("a preset is known by what is played", () => {
    expect(presetOf(rated({ extraAchievement: true }), [])).toBe("classic");
});
