import { describe, expect, it } from "vitest";

import { unreadOf } from "./talk.svelte";

const line = (id: number, mine = false) => ({ id, name: "Ann", text: "Hello", at: 0, mine });

describe("unread lines", () => {
    it("are those of others after the last one read", () => {
        expect(unreadOf([line(1), line(2), line(3, true), line(4)], 1)).toBe(2);
    });

    it("are none if all is read", () => {
        expect(unreadOf([line(1), line(2)], 2)).toBe(0);
        expect(unreadOf([], 0)).toBe(0);
    });
});
