import { expect, test } from "vitest";

import { pageOf, pageId } from "./router.svelte";

const page = (address: string) => pageOf(new URL(address, "http://splay.test"));

test("an address names its page", () => {
    expect(page("/")).toEqual({ name: "start" });
    expect(page("/new")).toEqual({ name: "new" });
    expect(page("/table/abc")).toEqual({ name: "table", id: "abc" });
    expect(page("/people")).toEqual({ name: "people" });
    expect(page("/admin")).toEqual({ name: "admin" });
    expect(page("/reset#token")).toEqual({ name: "reset" });
    expect(page("/account")).toEqual({ name: "people" });
    expect(page("/cards/oars")).toEqual({ name: "cards", card: "oars" });
    expect(page("/learn")).toEqual({ name: "learn" });
    expect(page("/learn/the-goal")).toEqual({ name: "lesson", lesson: "the-goal" });
});

test("a profile has a handle, and filters that are the same place", () => {
    expect(page("/players")).toEqual({ name: "players", search: "", kind: "" });
    expect(page("/players?search=a%20b&kind=many")).toEqual({ name: "players", search: "a b", kind: "many" });
    expect(page("/players/noor?result=won")).toEqual({ name: "profile", handle: "noor", query: "?result=won" });
    expect(pageId(page("/players/noor?result=won"))).toBe(pageId(page("/players/noor")));
    expect(pageId(page("/players/noor"))).not.toBe(pageId(page("/players/cleo")));
});

test("games are mine or the archive's, and come in pages", () => {
    expect(page("/games")).toEqual({ name: "games", archive: false, number: 1 });
    expect(page("/games/archive?page=3")).toEqual({ name: "games", archive: true, number: 3 });
    expect(page("/games?page=-2")).toEqual({ name: "games", archive: false, number: 1 });
});

test("a replay's address names the moment and the eyes", () => {
    expect(page("/replay/abc?at=12&seat=1")).toEqual({ name: "replay", id: "abc", moment: 12, seat: 1 });
    expect(page("/replay/abc?seat=-1")).toEqual({ name: "replay", id: "abc", moment: 0, seat: -1 });
    expect(page("/replay/abc?at=soon&seat=x")).toEqual({ name: "replay", id: "abc", moment: 0, seat: null });
});

test("what is no page is unknown", () => {
    for (const address of ["/nowhere", "/table", "/games/yours", "/settings/deep", "/account/deep", "/table/%"])
        expect(page(address)).toEqual({ name: "unknown" });
});

test("another moment of a replay is the same place, another table is not", () => {
    expect(pageId(page("/replay/abc?at=1"))).toBe(pageId(page("/replay/abc?at=2")));
    expect(pageId(page("/table/abc"))).not.toBe(pageId(page("/table/abd")));
    expect(pageId(page("/games?page=1"))).not.toBe(pageId(page("/games?page=2")));
});

test("puzzles, their solutions, and deals have pages of their own", () => {
    expect(page("/puzzles")).toEqual({ name: "puzzles" });
    expect(page("/puzzles/today")).toEqual({ name: "puzzle", puzzle: "today" });
    expect(page("/puzzles/bcca970fa4/solution")).toEqual({ name: "solution", puzzle: "bcca970fa4" });
    expect(page("/deal")).toEqual({ name: "deal", day: null });
    expect(page("/deal/2026-11-29")).toEqual({ name: "deal", day: "2026-11-29" });
    expect(pageId(page("/puzzles/abc"))).not.toBe(pageId(page("/puzzles/abd")));
    expect(pageId(page("/deal"))).not.toBe(pageId(page("/deal/2026-11-29")));
});
