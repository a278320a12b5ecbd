import { expect, test } from "vitest";

import { moved } from "./order";

test("an item takes another place, and the others make room", () => {
    expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
});

test("beyond the ends there is nothing", () => {
    expect(moved(["a", "b"], "b", 5)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], "b", -5)).toEqual(["b", "a"]);
});
