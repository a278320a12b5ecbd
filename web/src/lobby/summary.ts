/** A table in a few words, for the lists. */

import type { SeatView, TableView } from "../api/model";
import { isComputer, isPaused } from "../api/seats";
import { numbered } from "../words/numbered";
import { setWords } from "../words/sets";
import { t, words } from "../words/words.svelte";
import { span } from "./durations";

export interface ClockTimes {
    bank?: number;
    increment?: number;
    move?: number;
}

function computerName(agent: string): string {
    const key = `lobby-seat-agent-${agent}`;
    return words.loaded.has(key) ? t(key) : agent;
}

/** Who sits on a seat, as the reader is told. */
export function seatName(seat: SeatView): string {
    if (isComputer(seat)) return computerName(seat.agent ?? "");
    if (!seat.taken) return t("lobby-seat-free");
    return seat.mine ? t("lobby-seat-you", { name: seat.name }) : seat.name;
}

/** The name of a seat in sentences about the game, by seat. */
export const seatNames = (table: TableView): string[] =>
    numbered(table.seats.map((seat) => (isComputer(seat) ? seatName(seat) : seat.name)));

/** Who sits on each seat, as the reader is told; computers as the table calls them. */
export function seatWords(table: TableView): string[] {
    const names = seatNames(table);
    return table.seats.map((seat, index) => (isComputer(seat) ? (names[index] ?? "") : seatName(seat)));
}

/** How a game under way stands for one who plays there; `lobby-mine-...` are the words for it. */
export function stateOfMine(table: TableView): "waiting" | "asked" | "turn" | "paused" | "away" | "running" {
    const away = table.seats.some((seat) => seat.mine && seat.away && !seat.resigned);
    if (table.status === "open") return away ? "asked" : "waiting";
    if (table.my_turn) return "turn";
    if (isPaused(table)) return "paused";
    return away ? "away" : "running";
}

/** A clock in words. */
export function clockWords({ bank = 0, increment = 0, move = 0 }: ClockTimes): string {
    if (move > 0) return t("lobby-clock-move", { span: span(move, "lobby-clock-move") });
    if (bank === 0) return t("lobby-clock-none");
    if (increment === 0) return t("lobby-clock-bank", { span: span(bank, "lobby-clock-bank") });
    const key = "lobby-clock-increment";
    return t(key, { span: span(bank, key), increment: span(increment, key, "increment") });
}

/** How a game under way is played, in the fewest words. */
export function briefly({ options, seats, settings }: TableView): string[] {
    const sets = setWords(options);
    const { bank = 0, move = 0 } = settings.clock ?? {};
    return [
        sets === "" ? t("lobby-fact-players", { number: seats.length }) : sets,
        ...(settings.rated === true ? [t("lobby-fact-rated")] : []),
        ...(bank + move > 0 ? [clockWords(settings.clock ?? {})] : []),
    ];
}

/** What one should know of a table before one sits down; what is as usual goes without saying. */
export function factsOf(table: TableView): string[] {
    const { edition, teams, extra_achievement, special_achievements } = table.options;
    const sets = setWords(table.options, "lobby-fact-sets");
    return [
        table.settings.rated === true ? t("lobby-fact-rated") : "",
        t("lobby-fact-players", { number: table.seats.length }),
        clockWords(table.settings.clock ?? {}),
        sets === "" ? "" : t("lobby-fact-sets", { sets }),
        edition === "first" ? t("lobby-fact-first") : "",
        typeof teams === "string" && teams !== "none" ? t("lobby-fact-teams") : "",
        extra_achievement === true ? t("lobby-fact-extra") : "",
        special_achievements === "after_each_effect" ? t("lobby-fact-specials") : "",
        table.settings.memory === false ? t("lobby-fact-memory") : "",
        table.settings.advice === true ? t("lobby-fact-advice") : "",
        table.settings.one_device === true ? t("lobby-fact-device") : "",
        table.settings.leavers === "end" ? t("lobby-fact-end") : "",
        table.settings.public === false && table.status === "open" ? t("lobby-fact-link") : "",
    ].filter((fact) => fact !== "");
}
