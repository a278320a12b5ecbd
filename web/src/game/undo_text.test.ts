import { expect, test } from "vitest";

import type { SeatView } from "../api/model";
import { asking, gameAt } from "./fixtures/table";
import { needsConsent, proposalOf } from "./undo_text";

gameAt(asking("action", []));

test("others have a say in going back, but not computers nor the seats of the same person", () => {
    const [me, computer, other] = [{ seat: 0, mine: true }, { seat: 1, agent: "rule" }, { seat: 1 }];
    const needs = (...seats: object[]) => needsConsent(seats as SeatView[], 0);
    expect(needs(me, computer)).toBe(false);
    expect(needs(me, { seat: 1, mine: true })).toBe(false);
    expect(needs(me, computer, other)).toBe(true);
    expect(needs(me, { ...computer, away: true })).toBe(true);
});

test("a reader who is asked to go back is told how far", () => {
    const proposed = (turn: number, actions: number) => proposalOf({ to: 5, seat: 0, accepted: [0], turn, actions }, 4, ["Ann"]);
    expect(proposed(1, 1)).toBe("Ann asks to go back 3 turns, to turn 1 with one action left.");
    expect(proposed(3, 2)).toBe("Ann asks to go back one turn, to turn 3 with 2 actions left.");
    expect(proposed(4, 2)).toBe("Ann asks to go back within this turn, to turn 4 with 2 actions left.");
    expect(proposed(0, 0)).toBe("Ann asks to take back something.");
});
