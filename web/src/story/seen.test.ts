import { beforeEach, describe, expect, it } from "vitest";

import { keepSeen, seenOf } from "./seen";

beforeEach(() => localStorage.clear());

describe("what was seen of a table", () => {
    it("is kept for each table", () => {
        keepSeen("one", 12);
        keepSeen("two", 3);
        keepSeen("one", 15);
        expect([seenOf("one"), seenOf("two"), seenOf("three")]).toEqual([15, 3, null]);
    });

    it("is forgotten where many tables were looked at since", () => {
        keepSeen("first", 1);
        for (let number = 0; number < 50; number++) keepSeen(`table ${number}`, number);
        expect(seenOf("first")).toBeNull();
        expect(seenOf("table 49")).toBe(49);
    });

    it("is nothing where something else stands in its place", () => {
        localStorage.setItem("splay.seen", "{");
        expect(seenOf("one")).toBeNull();
    });
});
