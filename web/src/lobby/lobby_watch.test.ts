import { expect, test } from "vitest";

import type { TableView } from "../api/model";
import { mostWorthWatching } from "./lobby_watch.svelte";

const game = (id: string, changed: number, computers: number, rated = false): TableView =>
    ({ id, changed, settings: { rated }, seats: [0, 1].map((seat) => ({ seat, name: "Ann", taken: true, agent: seat < computers ? "rule" : "" })) }) as unknown as TableView;

test("without a game there is none to watch", () => expect(mostWorthWatching([])).toBeNull());

test("rated games come first, then people, then what happened last", () => {
    const [late, alone, old, rated] = [game("late", 9, 0), game("alone", 20, 1), game("old", 3, 0), game("rated", 1, 0, true)];
    expect(mostWorthWatching([alone, old, late, rated])?.id).toBe("rated");
    expect(mostWorthWatching([alone, old, late])?.id).toBe("late");
    expect(mostWorthWatching([old, alone])?.id).toBe("old");
    expect(mostWorthWatching([alone])?.id).toBe("alone");
});
