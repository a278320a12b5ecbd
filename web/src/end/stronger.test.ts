import { expect, test } from "vitest";

import type { SeatView, TableView } from "../api/model";
import { strongerTable } from "./stronger";

const me = { mine: true, taken: true };
const computer = (agent: string) => ({ mine: false, taken: true, agent });
const afterWith = (sets: string[], ...seats: Partial<SeatView>[]) =>
    strongerTable({
        seats,
        options: { players: seats.length, sets, edition: "third", extra_achievement: false },
        settings: { public: true, memory: true },
    } as unknown as TableView);
const after = (...seats: Partial<SeatView>[]) => afterWith(["base", "echoes"], ...seats);

test("after a game against computers the next strength is offered at the same table", () => {
    expect(after(computer("random"), me, computer("random"))).toEqual({
        strength: "rule",
        table: {
            options: { players: 3, sets: ["base", "echoes"], edition: "third", extra_achievement: false },
            settings: { public: false, archive: undefined, memory: true },
            seats: ["rule", "me", "rule"],
        },
    });
    expect(after(me, computer("rule"))?.strength).toBe("greedy");
});

test("there is none beyond the strongest, with other people, with a computer unknown here, or with strengths mixed", () => {
    expect(afterWith(["base"], me, computer("master"))).toBeNull();
    expect(after(me, { mine: false, taken: true })).toBeNull();
    expect(after(me, { ...computer("random"), away: true })).toBeNull();
    expect(after(me, me, computer("random"))).toBeNull();
    expect(after(me, computer("somebody"), computer("somebody"))).toBeNull();
    expect(after(me, computer("random"), computer("rule"))).toBeNull();
});

test("the strength that a computer has learned is offered where it has learned to play", () => {
    expect(afterWith(["base"], me, computer("planner"))?.strength).toBe("master");
    expect(after(me, computer("planner"))).toBeNull();
    expect(afterWith(["base"], me, computer("planner"), computer("planner"))).toBeNull();
});
