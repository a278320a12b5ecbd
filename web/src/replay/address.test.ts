import { expect, test } from "vitest";

import { ALL_SEEING, SPECTATOR } from "../api/model";
import { type Page, pageOf } from "../shell/router.svelte";
import { addressOf, addressThere } from "./address";

const page = (path: string): Page => pageOf(new URL(path, location.href));

test("an address names the moment, and eyes that don't see everything", () => {
    expect(addressOf("abc", 7, ALL_SEEING)).toBe("/replay/abc?at=7");
    expect(addressOf("abc", 7, 0)).toBe("/replay/abc?at=7&seat=0");
});

test("another moment keeps the eyes that the address names, also those chosen just before", () => {
    expect(addressThere(page("/replay/abc?at=0&seat=0"), "abc", 103)).toBe("/replay/abc?at=103&seat=0");
    expect(addressThere(page(`/replay/abc?at=0&seat=${SPECTATOR}`), "abc", 1)).toBe(`/replay/abc?at=1&seat=${SPECTATOR}`);
    expect(addressThere(page("/replay/abc?at=2"), "abc", 3)).toBe("/replay/abc?at=3");
});

test("a replay that the reader has left changes no address", () => {
    expect(addressThere(page("/replay/other?at=0"), "abc", 3)).toBeNull();
    expect(addressThere(page("/games"), "abc", 3)).toBeNull();
});
