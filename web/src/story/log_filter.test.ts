import { describe, expect, it } from "vitest";

import { at } from "../api/fixtures/at";
import type { EventView } from "../api/model";
import { announced } from "./announcements";
import { passes, withTheirActions } from "./log_filter";
import { isHeard, soundOf } from "./sounds";
import { turnsOf } from "./turns";

const event = (kind: string, seat = 0, more: Partial<EventView> = {}): EventView => ({ kind, seat, ...more });
const all = { seat: null, changes: false, search: "" };

describe("a line of the log", () => {
    it("is found by words of its sentence, whatever their case", () => {
        expect(passes(event("draw"), "Ann drew Oars.", { ...all, search: " oars" })).toBe(true);
        expect(passes(event("draw"), "Ann drew Oars.", { ...all, search: "pottery" })).toBe(false);
    });

    it("is found by the player who did it, and by whose cards moved", () => {
        const transfer = event("transfer", 1, { source: at("hand.1"), target: at("score.0") });
        expect([0, 1, 2].map((seat) => passes(transfer, "", { ...all, seat }))).toEqual([true, true, false]);
        expect(passes(event("draw", 1, { source: at("supply.base.0"), target: at("hand.1") }), "", { ...all, seat: 0 })).toBe(false);
    });

    it("that only announces is left out if changes are wanted", () => {
        const kinds = ["", "action", "move", "splay", "claim"].filter((does) => passes(event("any", 0, { does }), "", { ...all, changes: true }));
        expect(kinds).toEqual(["move", "splay", "claim"]);
    });
});

describe("what is searched for", () => {
    it("is found with all of its action, and nothing else", () => {
        const events = [event("turn"), event("action"), event("draw"), event("meld"), event("action"), event("score")];
        expect([...withTheirActions(turnsOf(events), (line) => line.event.kind === "draw")]).toEqual([1, 2, 3]);
        expect([...withTheirActions(turnsOf(events), (line) => line.event.kind === "turn")]).toEqual([0]);
    });
});

describe("what is said of events at once", () => {
    it("is everything if they are few", () => {
        const few = [event("effect"), event("draw")];
        expect(announced(few, 1)).toEqual({ said: few, left: 0 });
    });

    it("is what matters to the listener if they are many", () => {
        const own = event("transfer", 1, { source: at("board.2.red"), target: at("score.1") });
        const many = [event("turn"), event("effect"), event("draw"), event("draw"), own, event("score"), event("claim")];
        expect(announced(many, 2).said).toEqual([many[0], own, many[6]]);
        expect(announced(many, 2).left).toBe(4);
    });
});

describe("the sound of events", () => {
    const moved = event("draw", 1, { cards: [{ age: 1 }], source: at("supply.base.1"), target: at("hand.1") });
    const hit = event("effect", 0, { why: { card: "oars", effect: "demand", launcher: 1, role: "demanded" } });

    it("is the one of most weight", () => {
        expect(soundOf([moved], 0)).toBe("move");
        expect(soundOf([moved, hit], 0)).toBe("hit");
        expect(soundOf([moved, hit, event("achieve")], 0)).toBe("achievement");
        expect(soundOf([event("end"), event("claim")], 0)).toBe("end");
    });

    it("is none if others are hit, or nothing moves", () => {
        expect(soundOf([hit], 1)).toBeNull();
        expect(soundOf([event("turn"), event("reveal", 0, { cards: [{ age: 1 }], source: at("hand.0"), target: at("hand.0") })], 0)).toBeNull();
    });

    it("one's turn is heard while the page is out of sight, unless that is switched off; other sounds only if they are on", () => {
        const asFirst = { sounds: false, turnSound: true };
        expect([isHeard("turn", asFirst, true), isHeard("turn", asFirst, false), isHeard("move", asFirst, true)]).toEqual([true, false, false]);
        expect(isHeard("turn", { sounds: false, turnSound: false }, true)).toBe(false);
        expect(isHeard("move", { sounds: true, turnSound: false }, false)).toBe(true);
    });
});
