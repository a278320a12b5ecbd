import { expect, test } from "vitest";

import { afterSeat } from "./seating";

test("the board of the one who played lies last, as at the table", () => {
    expect(afterSeat(["Ann", "Bob", "Cyd"], 0)).toEqual(["Bob", "Cyd", "Ann"]);
    expect(afterSeat(["Ann", "Bob", "Cyd"], 1)).toEqual(["Cyd", "Ann", "Bob"]);
    expect(afterSeat(["Ann", "Bob", "Cyd"], -1)).toEqual(["Ann", "Bob", "Cyd"]);
});
