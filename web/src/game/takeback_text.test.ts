import { expect, test } from "vitest";

import { asking, gameAt } from "./fixtures/table";
import { proposalOf } from "./takeback_text";

gameAt(asking("action", []));

test("a reader who is asked to go back is told how far", () => {
    const proposed = (turn: number, actions: number) => proposalOf({ to: 5, seat: 0, accepted: [0], turn, actions }, 4, ["Ann"]);
    expect(proposed(1, 1)).toBe("Ann asks to go back 3 turns, to turn 1 with one action left.");
    expect(proposed(3, 2)).toBe("Ann asks to go back one turn, to turn 3 with 2 actions left.");
    expect(proposed(4, 2)).toBe("Ann asks to go back within this turn, to turn 4 with 2 actions left.");
    expect(proposed(0, 0)).toBe("Ann asks to take back something.");
});
