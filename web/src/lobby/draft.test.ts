import { expect, test } from "vitest";

import {
    CLOCKS,
    type Draft,
    fieldOf,
    isOpen,
    isUnlearned,
    newDraft,
    problemsOf,
    requestOf,
    seatsFor,
    setsWith,
    unnamed,
} from "./draft";
import { DAY, MINUTE, SECOND } from "./durations";

const draft = (changes: Partial<Draft>): Draft => ({ ...newDraft(), ...changes });

test("a new table is for two, open to all, and has a clock", () => {
    const { options, settings, seats } = requestOf(newDraft());
    expect(seats).toEqual(["me", "open"]);
    expect(options).toMatchObject({ players: 2, edition: "third", teams: "none" });
    expect(settings).toMatchObject({ public: true, clock: { bank: 20 * MINUTE, increment: 30 * SECOND } });
    expect(problemsOf(newDraft())).toEqual({});
});

test("more players bring open seats, fewer take the last ones away", () => {
    expect(seatsFor(["me", "rule"], 5)).toEqual(["me", "rule", "open", "open", "open"]);
    expect(seatsFor(["me", "rule", "greedy"], 2)).toEqual(["me", "rule"]);
});

test("several people at one device have names, whoever plays alone has the account's", () => {
    const names = ["", " Ben ", "Cleo"];
    expect(requestOf(draft({ names, seats: ["me", "me", "rule"] })).names).toEqual(["", "Ben", ""]);
    expect(requestOf(draft({ names, seats: ["open", "me", "rule"] })).names).toEqual([]);
});

test("everybody else at this device is asked for a name", () => {
    const seats: Draft["seats"] = ["rule", "me", "me", "me"];
    expect(problemsOf(draft({ seats }))).toEqual({ names: "lobby-problem-names" });
    expect(problemsOf(draft({ seats, names: ["", "", "Ben", " "] }))).toEqual({ names: "lobby-problem-names" });
    expect(problemsOf(draft({ seats, names: ["", "", "Ben", "Cleo"] }))).toEqual({});
    expect(unnamed(draft({ seats, names: ["", "", "Ben", " "] }))).toEqual([3]);
    expect(unnamed(draft({ seats: ["me", "rule"] }))).toEqual([]);
});

test("teams are asked for only with four players", () => {
    const teams = { teams: "12-34" } as const;
    expect(requestOf(draft({ ...teams, seats: seatsFor(["me"], 4) })).options?.teams).toBe("12-34");
    expect(requestOf(draft({ ...teams, seats: seatsFor(["me"], 3) })).options?.teams).toBe("none");
});

test("it is known whether a computer has learned for the table", () => {
    expect(isUnlearned(draft({ seats: ["me", "master"], specials: "after_each_effect" }))).toBe(false);
    expect(isUnlearned(draft({ seats: ["me", "planner"], sets: ["boats"] }))).toBe(false);
    expect(isUnlearned(draft({ seats: ["me", "master"], sets: ["boats"] }))).toBe(true);
    expect(isUnlearned(draft({ seats: ["me", "master"], edition: "first" }))).toBe(true);
    expect(isUnlearned(draft({ seats: ["me", "master"], extraAchievement: true }))).toBe(true);
    expect(isUnlearned(draft({ seats: ["me", "open", "master"] }))).toBe(true);
});

test("a clock of one's own is a bank with increment, or a time for each answer", () => {
    const own = newDraft().ownClock;
    expect(requestOf(draft({ clock: "own" })).settings?.clock).toEqual({ bank: 30 * MINUTE, increment: 20 * SECOND });
    const perMove = draft({ clock: "own", ownClock: { ...own, kind: "move", amount: 2, unit: "days" } });
    expect(requestOf(perMove).settings?.clock).toEqual({ move: 2 * DAY });
    expect(requestOf(draft({ clock: "days" })).settings?.clock).toEqual(CLOCKS.days);
});

test("spectators are delayed only if they may watch", () => {
    expect(requestOf(draft({ delay: 30 })).settings).toMatchObject({ spectators: "live", delay: 30 });
    expect(requestOf(draft({ delay: 30, spectators: "none" })).settings).toMatchObject({ delay: 0 });
});

test("what is wrong is said of its field", () => {
    const own = newDraft().ownClock;
    expect(problemsOf(draft({ seats: ["rule", "greedy"] }))).toEqual({ seats: "lobby-problem-seats" });
    expect(problemsOf(draft({ clock: "own", ownClock: { ...own, amount: null } }))).toEqual({
        clock: "lobby-problem-clock",
    });
    expect(problemsOf(draft({ clock: "own", ownClock: { ...own, amount: 61, unit: "days" } }))).toHaveProperty("clock");
    expect(problemsOf(draft({ clock: "own", ownClock: { ...own, increment: -1 } }))).toHaveProperty("increment");
    expect(problemsOf(draft({ delay: 501 }))).toEqual({ delay: "lobby-problem-delay" });
    expect(problemsOf(draft({ delay: 501, spectators: "none" }))).toEqual({});
});

test("the server's refusals go to the fields that they name", () => {
    expect(fieldOf("teams: need exactly four players, not 3")).toBe("teams");
    expect(fieldOf("clock.bank: must be from 0 to 60 days in milliseconds")).toBe("clock");
    expect(fieldOf("clock.increment: must be from 0 to 60 days in milliseconds")).toBe("increment");
    expect(fieldOf("this table has started")).toBeNull();
});

test("if nobody else is expected no clock runs unless one is chosen", () => {
    const alone: Draft = { ...newDraft(), seats: ["me", "random", "greedy"] };
    expect(requestOf(alone).settings?.clock).toEqual({});
    expect(requestOf({ ...alone, clock: "calm" }).settings?.clock).toEqual(CLOCKS.calm);
    expect(requestOf(newDraft()).settings?.clock).toEqual(CLOCKS.calm);
    expect([isOpen(alone), isOpen(newDraft())]).toEqual([false, true]);
});

const BOATS = { name: "boats", part_of: "", rulings: [], supplied: 105, singles: [] };
const SAILS = { name: "sails", part_of: "boats", rulings: [], supplied: 0, singles: ["raft"] };
const SETS = [BOATS, SAILS];

test("a part of a set brings it along, and goes with it", () => {
    expect(setsWith([], SAILS, true, SETS)).toEqual(["boats", "sails"]);
    expect(setsWith(["boats"], SAILS, true, SETS)).toEqual(["boats", "sails"]);
    expect(setsWith(["boats", "sails"], SAILS, false, SETS)).toEqual(["boats"]);
    expect(setsWith(["boats", "sails"], BOATS, false, SETS)).toEqual([]);
});

test("the sets chosen are asked for beside the base set, and only in the third edition", () => {
    expect(requestOf(draft({})).options?.sets).toEqual(["base"]);
    expect(requestOf(draft({ sets: ["boats", "sails"] })).options?.sets).toEqual(["base", "boats", "sails"]);
    expect(problemsOf(draft({ sets: ["boats"] }))).toEqual({});
    expect(problemsOf(draft({ edition: "first" }))).toEqual({});
    expect(problemsOf(draft({ sets: ["boats"], edition: "first" }))).toEqual({ sets: "lobby-problem-sets-edition" });
    expect(fieldOf("sets: boats stands twice")).toBe("sets");
});
