import { describe, expect, it } from "vitest";

import type { EventView } from "../api/model";
import { pauseOf } from "./event_durations";

const event = (kind: string, plain = false): EventView => ({ kind, seat: 0, plain });

describe("the pause after an event", () => {
    it("is longer for changes than for what announces them", () => {
        expect(pauseOf(event("turn"), "normal", 0)).toBeLessThan(pauseOf(event("transfer"), "normal", 0));
        expect(pauseOf(event("action", true), "normal", 0)).toBeLessThan(pauseOf(event("action"), "normal", 0));
    });

    it("follows the pace, and is none at the instant one", () => {
        expect(pauseOf(event("draw"), "slow", 0)).toBeGreaterThan(pauseOf(event("draw"), "normal", 0));
        expect(pauseOf(event("draw"), "instant", 0)).toBe(0);
    });

    it("is shorter if much waits to be told", () => {
        expect(pauseOf(event("draw"), "normal", 40)).toBeLessThan(pauseOf(event("draw"), "normal", 3));
    });
});
