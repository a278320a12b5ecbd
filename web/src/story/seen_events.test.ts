import { beforeEach, describe, expect, it } from "vitest";

import type { EventView } from "../api/model";
import { keepSeen, seenBy, seenOf } from "./seen_events";

beforeEach(() => localStorage.clear());

describe("what was seen of a table", () => {
    it("is kept for each table", () => {
        keepSeen("one", 12);
        keepSeen("two", 3);
        keepSeen("one", 15);
        expect([seenOf("one"), seenOf("two"), seenOf("three")]).toEqual([15, 3, null]);
    });

    it("is forgotten if many tables were looked at since", () => {
        keepSeen("first", 1);
        for (let number = 0; number < 50; number++) keepSeen(`table ${number}`, number);
        expect(seenOf("first")).toBeNull();
        expect(seenOf("table 49")).toBe(49);
    });

    it("is nothing if something else stands in its place", () => {
        localStorage.setItem("splay.seen", "{");
        expect(seenOf("one")).toBeNull();
    });
});

describe("what a seat has seen on any device", () => {
    const turn = (seat: number): EventView => ({ kind: "turn", seat });
    const action = (seat: number): EventView => ({ kind: "action", seat });
    const draw = (seat: number): EventView => ({ kind: "draw", seat });
    const events = [turn(0), action(0), draw(0), turn(1), action(1), draw(1)];

    it("ends with its own last action, for there it has looked", () => {
        expect(seenBy(0, events)).toBe(1);
    });

    it("is all while nobody has acted since", () => {
        expect(seenBy(1, events)).toBe(events.length);
    });

    it("is nothing if it has not acted, as a spectator", () => {
        expect(seenBy(-1, events)).toBe(0);
    });
});
