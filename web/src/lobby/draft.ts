/** A table that is being thought up: its options with good defaults, what is wrong with them, and the request. */

import type { FurtherSet } from "../api/faces";
import type { NewTable } from "../api/model";
import { hasLearned, LEARNED, PLAYERS, STRENGTHS } from "../api/seats";
import { BASE } from "../words/sets";
import { DAY, HOUR, MINUTE, SECOND } from "./durations";
import type { LastGame } from "./last_game";
import type { ClockTimes } from "./summary";

export const SEATS = ["me", "open", ...STRENGTHS] as const;
export const EDITIONS = ["third", "first"] as const;
export const TEAMS = ["none", "random", "12-34", "13-24", "14-23"] as const;
export const SPECIALS = ["after_each_change", "after_each_effect"] as const;
export const SPECTATORS = ["live", "late", "none"] as const;
export const LEAVERS = ["stand_in", "end"] as const;
export const UNITS = { seconds: SECOND, minutes: MINUTE, hours: HOUR, days: DAY } as const;
export type Unit = keyof typeof UNITS;

/** Clocks for every day; "own" is set by hand. */
export const CLOCKS = {
    none: {},
    quick: { bank: 5 * MINUTE, increment: 15 * SECOND },
    calm: { bank: 20 * MINUTE, increment: 30 * SECOND },
    move: { move: 2 * MINUTE },
    day: { move: DAY },
    days: { move: 3 * DAY },
    week: { bank: 7 * DAY, increment: 12 * HOUR },
} as const satisfies Record<string, ClockTimes>;
export type ClockChoice = keyof typeof CLOCKS | "own";

/** A clock set by hand; numbers are null while their field is empty. */
export interface OwnClock {
    kind: "bank" | "move";
    amount: number | null;
    unit: Unit;
    increment: number | null;
    incrementUnit: Unit;
}

export interface Draft {
    /** The sets besides the base set. */
    sets: string[];
    seats: (typeof SEATS)[number][];
    /** What several people at this device are called, by seat; "" for the reader's own name. */
    names: string[];
    public: boolean;
    /** Null while none is chosen. */
    clock: ClockChoice | null;
    ownClock: OwnClock;
    edition: (typeof EDITIONS)[number];
    teams: (typeof TEAMS)[number];
    specials: (typeof SPECIALS)[number];
    extraAchievement: boolean;
    spectators: (typeof SPECTATORS)[number];
    delay: number | null;
    spectatorChat: boolean;
    leavers: (typeof LEAVERS)[number];
    standIn: (typeof STRENGTHS)[number];
    archive: boolean;
    memory: boolean;
    advice: boolean;
    rated: boolean;
}

export const newDraft = (): Draft => ({
    sets: [],
    seats: ["me", "open"],
    names: [],
    public: true,
    clock: null,
    ownClock: { kind: "bank", amount: 30, unit: "minutes", increment: 20, incrementUnit: "seconds" },
    edition: "third",
    teams: "none",
    specials: "after_each_change",
    extraAchievement: false,
    spectators: "live",
    delay: 0,
    spectatorChat: true,
    leavers: "stand_in",
    standIn: "rule",
    archive: true,
    memory: true,
    advice: false,
    rated: false,
});

/** The table of a game against computers; its further sets are known later. */
export const draftOf = ({ strength, opponents }: Pick<LastGame, "strength" | "opponents">): Draft => ({
    ...newDraft(),
    seats: ["me", ...Array<LastGame["strength"]>(opponents).fill(strength)],
    public: false,
});

/** Whether others are expected, who may come from anywhere. */
export const isOpen = ({ seats }: Draft): boolean => seats.includes("open");

/** The clock chosen; else a usual one if others are expected, and none with computers alone or at one device. */
export const clockChoice = (draft: Draft): ClockChoice => draft.clock ?? (isOpen(draft) ? "calm" : "none");

/** Whether several people play at this device, who then have names. */
export const isHotSeat = ({ seats }: Pick<Draft, "seats">): boolean => seats.filter((seat) => seat === "me").length > 1;

/** The seats of others at this device who have no name yet; the reader's own is the first, and has the account's. */
export const unnamed = ({ seats, names }: Pick<Draft, "seats" | "names">): number[] =>
    seats.flatMap((seat, index) => (seat === "me" && index !== seats.indexOf("me") && !names[index]?.trim() ? [index] : []));

/** Whether a computer is to play that hasn't learned for such a table. */
export const isUnlearned = (draft: Draft): boolean => draft.seats.includes(LEARNED) && !hasLearned(optionsOf(draft));

/** The seats for another number of players: new ones are open. */
export const seatsFor = (seats: Draft["seats"], players: number): Draft["seats"] =>
    [...seats, ...Array<"open">(PLAYERS.length + 1).fill("open")].slice(0, players);

export type Field = "sets" | "seats" | "names" | "clock" | "increment" | "delay" | "teams";
const LONGEST_CLOCK = 60 * DAY;
export const LONGEST_DELAY = 500;

/** What is wrong, by field, as the catalogue's keys. */
export function problemsOf(draft: Draft): Partial<Record<Field, string>> {
    const problems: Partial<Record<Field, string>> = {};
    if (!draft.seats.some((seat) => seat === "me" || seat === "open")) problems.seats = "lobby-problem-seats";
    if (unnamed(draft).length > 0) problems.names = "lobby-problem-names";
    if (draft.sets.length > 0 && draft.edition !== EDITIONS[0]) problems.sets = "lobby-problem-sets-edition";
    if (draft.clock === "own") {
        const { kind, amount, unit, increment, incrementUnit } = draft.ownClock;
        if (!fits(amount, 1, LONGEST_CLOCK / UNITS[unit])) problems.clock = "lobby-problem-clock";
        if (kind === "bank" && !fits(increment, 0, LONGEST_CLOCK / UNITS[incrementUnit]))
            problems.increment = "lobby-problem-increment";
    }
    if (draft.spectators === "live" && !fits(draft.delay, 0, LONGEST_DELAY)) problems.delay = "lobby-problem-delay";
    return problems;
}

const fits = (number: number | null, least: number, most: number): boolean =>
    number !== null && Number.isInteger(number) && number >= least && number <= most;

/** The field that a refusal of the server names ("teams: need exactly four players"), null if it is none. */
export function fieldOf(message: string): Field | null {
    const name = message.split(":")[0] ?? "";
    if (name.startsWith("clock.increment")) return "increment";
    if (name.startsWith("clock")) return "clock";
    return name === "teams" || name === "delay" || name === "sets" ? name : null;
}

/** The sets after one is chosen or left out: a part of a set brings it along, and goes with it. */
export function setsWith(sets: Draft["sets"], { name, part_of }: FurtherSet, on: boolean, all: readonly FurtherSet[]): string[] {
    const others = sets.filter((one) => one !== name);
    if (!on) return others.filter((one) => all.find((set) => set.name === one)?.part_of !== name);
    return part_of === "" || others.includes(part_of) ? [...others, name] : [...others, part_of, name];
}

/** Whether teams can be made. */
export const canHaveTeams = (draft: Draft): boolean => draft.seats.length === 4;

function clockOf(draft: Draft): ClockTimes {
    const { ownClock } = draft;
    const clock = clockChoice(draft);
    if (clock !== "own") return CLOCKS[clock];
    const amount = (ownClock.amount ?? 0) * UNITS[ownClock.unit];
    if (ownClock.kind === "move") return { move: amount };
    return { bank: amount, increment: (ownClock.increment ?? 0) * UNITS[ownClock.incrementUnit] };
}

const optionsOf = (draft: Draft) => ({
    players: draft.seats.length,
    edition: draft.edition,
    teams: canHaveTeams(draft) ? draft.teams : "none",
    special_achievements: draft.specials,
    extra_achievement: draft.extraAchievement,
    sets: [BASE, ...draft.sets],
});

/** The request that makes the table. */
export function requestOf(draft: Draft): NewTable {
    const settings = {
        public: draft.public,
        clock: clockOf(draft),
        spectators: draft.spectators,
        delay: draft.spectators === "live" ? (draft.delay ?? 0) : 0,
        spectator_chat: draft.spectatorChat,
        leavers: draft.leavers,
        stand_in: draft.standIn,
        archive: draft.archive,
        memory: draft.memory,
        advice: draft.advice,
        rated: draft.rated,
    };
    return {
        options: optionsOf(draft),
        settings,
        seats: draft.seats,
        names: isHotSeat(draft) ? draft.seats.map((seat, index) => (seat === "me" ? (draft.names[index] ?? "").trim() : "")) : [],
    };
}
