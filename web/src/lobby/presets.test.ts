import { expect, test } from "vitest";

import { type Draft, newDraft } from "./draft";
import { type Preset, presetOf, withPreset } from "./presets";

const SETS = ["boats", "sails"].map((name) => ({ name, part_of: "", rulings: [], supplied: 105, singles: [] }));
const chosen = (preset: Preset, changes: Partial<Draft> = {}): Draft => withPreset({ ...newDraft(), ...changes }, preset, SETS);

test("a new table is a classic one", () => {
    expect(presetOf(newDraft(), SETS)).toBe("classic");
});

test("a first game is one person against the easy computer, without expansions", () => {
    const draft = chosen("first", { sets: ["boats"], edition: "first", seats: ["me", "open", "open"] });
    expect(draft).toMatchObject({ sets: [], edition: "third", seats: ["me", "random"] });
    expect(presetOf(draft, SETS)).toBe("first");
});

test("everything is every set, for whoever is to play", () => {
    const draft = chosen("everything", { seats: ["me", "greedy", "open"], extraAchievement: true });
    expect(draft).toMatchObject({ sets: ["boats", "sails"], seats: ["me", "greedy", "open"], extraAchievement: false });
    expect(presetOf({ ...draft, sets: ["sails", "boats"] }, SETS)).toBe("everything");
});

test("who sat there before a first game sits there again after it", () => {
    expect(withPreset(chosen("first"), "classic", SETS, ["me", "open"]).seats).toEqual(["me", "open"]);
});

test("who sits at the table stays when sets are chosen", () => {
    for (const preset of ["classic", "everything"] as const) {
        const draft = chosen(preset, { seats: ["me", "random"] });
        expect(draft.seats).toEqual(["me", "random"]);
        expect(presetOf(draft, SETS, preset)).toBe(preset);
    }
    expect(presetOf(chosen("classic", { seats: ["me", "random"] }), SETS)).toBe("first");
});

test("a table of one's own is no preset", () => {
    const own: Partial<Draft>[] = [{ sets: ["boats"] }, { edition: "first" }, { extraAchievement: true }, { teams: "12-34" }];
    expect(own.map((changes) => presetOf({ ...newDraft(), ...changes }, SETS))).toEqual([null, null, null, null]);
});
