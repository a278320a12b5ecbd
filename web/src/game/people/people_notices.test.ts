import { expect, test } from "vitest";

import type { SeatView, TableView } from "../../api/model";
import { noticesOf } from "./people_notices";

const seats = (...changes: Partial<SeatView>[]): SeatView[] =>
    [{ name: "Ann", mine: true }, { name: "Bob" }, { name: "Cleo" }].map((seat, number) => ({ ...seat, ...changes[number], seat: number }));
const table = (more: Partial<TableView> = {}): TableView =>
    ({ status: "running", changed: 5, seats: seats(), ...more }) as TableView;

test("whoever leaves, comes back or resigns is named", () => {
    const away = table({ seats: seats({}, { away: true, agent: "rule" }) });
    const resigned = table({ seats: seats({}, {}, { away: true, agent: "rule", resigned: true }) });
    expect(noticesOf(table(), away)).toEqual([{ key: "people-left", seat: 1 }]);
    expect(noticesOf(away, table())).toEqual([{ key: "people-back", seat: 1 }]);
    expect(noticesOf(table(), resigned)).toEqual([{ key: "people-resigned", seat: 2 }]);
    expect(noticesOf(table(), { ...away, paused_until: 9 })).toEqual([{ key: "people-left-paused", seat: 1 }]);
});

test("whoever has run out of time has not left", () => {
    const late = table({ seats: seats({}, { away: true, agent: "rule", late: true }) });
    expect(noticesOf(table(), late)).toEqual([{ key: "people-late", seat: 1 }]);
    expect(noticesOf(table(), { ...late, paused_until: 9 })).toEqual([{ key: "people-late-paused", seat: 1 }]);
});

test("the reader's own coming and going is no news", () => {
    expect(noticesOf(table(), table({ seats: seats({ away: true, agent: "rule" }) }))).toEqual([]);
    expect(noticesOf(table(), table())).toEqual([]);
});

test("a game's end says by itself why it ended", () => {
    const ended = table({ status: "finished", seats: seats({}, { resigned: true }) });
    expect(noticesOf(table(), ended)).toEqual([]);
    expect(noticesOf(ended, table({ ...ended, seats: seats({}, { away: true }) }))).toEqual([]);
});
