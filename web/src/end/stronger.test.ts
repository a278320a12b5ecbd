import { expect, test } from "vitest";

import type { SeatView, TableView } from "../api/model";
import { strongerTable } from "./stronger";

const me = { mine: true, taken: true };
const computer = (agent: string) => ({ mine: false, taken: true, agent });
const after = (...seats: Partial<SeatView>[]) =>
    strongerTable({ seats, options: { players: seats.length, sets: ["base", "echoes"] }, settings: { public: true, memory: true } } as unknown as TableView);

test("after a game against computers the next strength is offered at the same table", () => {
    expect(after(computer("random"), me, computer("random"))).toEqual({
        strength: "rule",
        table: {
            options: { players: 3, sets: ["base", "echoes"] },
            settings: { public: false, archive: undefined, memory: true },
            seats: ["rule", "me", "rule"],
        },
    });
    expect(after(me, computer("rule"))?.strength).toBe("greedy");
});

test("there is none beyond the strongest, with other people, with a computer unknown here, or with strengths mixed", () => {
    expect(after(me, computer("planner"))).toBeNull();
    expect(after(me, { mine: false, taken: true })).toBeNull();
    expect(after(me, { ...computer("random"), away: true })).toBeNull();
    expect(after(me, me, computer("random"))).toBeNull();
    expect(after(me, computer("somebody"), computer("somebody"))).toBeNull();
    expect(after(me, computer("random"), computer("rule"))).toBeNull();
});
