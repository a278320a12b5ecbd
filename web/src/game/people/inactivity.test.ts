import { expect, test } from "vitest";

import type { SeatView, TableView } from "../../api/model";
import { inactiveSeats } from "./inactivity";

const DUE = 5000;

const seat = (number: number, changes: Partial<SeatView> = {}): SeatView =>
    ({ seat: number, name: "", ...changes }) as SeatView;
const seats = (changes: Partial<SeatView>): SeatView[] => [
    seat(0, { mine: true, ...changes }),
    seat(1),
    seat(2, { agent: "rule" }),
    seat(3, { agent: "rule", away: true }),
];
const table = (changes: Partial<TableView> = {}): TableView =>
    ({ seats: seats({}), inactive_from: DUE, ...changes }) as TableView;
const numbers = (given: TableView, asked: number[], now: number): number[] =>
    inactiveSeats(given, asked, now).map((found) => found.seat);

test("the people who are asked are inactive when the time has come", () => {
    expect(numbers(table(), [0, 1, 2, 3], DUE - 1)).toEqual([]);
    expect(numbers(table(), [0, 1, 2, 3], DUE)).toEqual([1]);
    expect(numbers(table(), [0], DUE)).toEqual([]);
});

test("nobody is inactive if the table does not say so, or for whoever does not play", () => {
    expect(numbers(table({ inactive_from: null }), [1], DUE)).toEqual([]);
    expect(numbers(table({ seats: seats({ mine: false }) }), [1], DUE)).toEqual([]);
    expect(numbers(table({ seats: seats({ away: true }) }), [1], DUE)).toEqual([]);
});
