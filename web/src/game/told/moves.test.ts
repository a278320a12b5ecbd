import { describe, expect, it } from "vitest";

import type { EventView } from "../../api/model";
import { isLine, moveAt, tellingOf } from "./moves";

const event = (kind: string, seat: number, more: Partial<EventView> = {}): EventView => ({ kind, seat, ...more });
const effect = (seat: number, launcher: number, follows: number[]) =>
    event("effect", seat, { why: { card: "oars", effect: "demand", launcher, executing: seat, follows } });
const draw = (seat: number) => event("draw", seat, { source: { kind: "supply", age: 1 }, target: { kind: "hand", seat } });

const plain = [event("action", 1, { action: "draw", plain: true }), draw(1)];
const dogma = (seat: number, ...rest: EventView[]) => [event("action", seat, { action: "dogma" }), ...rest];
const telling = (events: EventView[], me: number) => tellingOf(events, { from: 0, to: events.length }, me);

describe("a move", () => {
    const story = [event("turn", 1), ...plain, ...dogma(1, effect(1, 1, [1]), draw(1)), event("turn", 0)];

    it("is an action with all that came of it", () => {
        expect(moveAt(story, 2)).toEqual({ from: 1, to: 3 });
        expect([3, 4, 5].map((index) => moveAt(story, index))).toEqual(Array(3).fill({ from: 3, to: 6 }));
    });

    it("is a turn's beginning, or what lies before the first one", () => {
        expect(moveAt(story, 0)).toEqual({ from: 0, to: 1 });
        expect(moveAt([event("first_meld", 0), event("first_meld", 1), ...story], 1)).toEqual({ from: 0, to: 2 });
    });
});

describe("how a move is told", () => {
    it("is plain for a draw or a meld, unless an effect comes of it", () => {
        expect(telling(plain, 0)).toBe("plain");
        expect(telling([...plain, effect(0, 1, [0])], 0)).toBe("scene");
    });

    it("is on the stage if a dogma concerns the reader and somebody else", () => {
        expect(telling(dogma(1, effect(0, 1, [0])), 0)).toBe("scene");
        expect(telling(dogma(0, effect(1, 0, [1])), 0)).toBe("scene");
        expect(telling(dogma(1, effect(1, 1, [1]), event("transfer", 1, { source: { kind: "score", seat: 0 } })), 0)).toBe("scene");
    });

    it("is passing if nothing comes for the reader of an effect that reaches them", () => {
        const inVain = { ...effect(0, 1, [0]), note: "nothing" };
        expect(telling(dogma(1, inVain), 0)).toBe("passing");
        expect(telling(dogma(1, inVain, effect(1, 1, [1]), draw(1)), 0)).toBe("passing");
        expect(telling(dogma(1, effect(2, 1, [2, 0]), draw(2), { ...effect(0, 1, [2, 0]), note: "nothing" }), 0)).toBe("passing");
        expect(telling(dogma(1, inVain, effect(0, 1, [0]), draw(0)), 0)).toBe("scene");
    });

    it("is on the stage while it is open what comes of an effect that reaches the reader", () => {
        expect(telling(dogma(1, effect(2, 1, [2, 0]), draw(2)), 0)).toBe("scene");
    });

    it("is quick if the reader's own effect reaches others in vain", () => {
        expect(telling(dogma(0, { ...effect(1, 0, [1]), note: "nothing" }, effect(0, 0, [0]), draw(0)), 0)).toBe("alone");
    });

    it("is passing for the others' dogmas, and quick for what the reader does alone", () => {
        expect(telling(dogma(1, effect(2, 1, [2]), draw(2)), 0)).toBe("passing");
        expect(telling(dogma(0, effect(0, 0, [0]), draw(0)), 0)).toBe("alone");
    });

    it("is on the stage for whoever watches", () => {
        expect(telling(dogma(1, effect(1, 1, [1]), draw(1)), -1)).toBe("scene");
    });
});

it("has lines for what happens, and for what is noted of an announcement", () => {
    expect([draw(1), event("action", 1), event("choice", 1)].every(isLine)).toBe(true);
    expect([event("turn", 1), effect(1, 1, [1]), event("bonus", 1), plain[0]!].some(isLine)).toBe(false);
    expect(isLine({ ...effect(1, 1, [1]), note: "nothing" })).toBe(true);
});
