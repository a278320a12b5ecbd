import { afterEach, expect, test, vi } from "vitest";

import { keep, kept } from "./storage";

afterEach(() => vi.restoreAllMocks());

const forbidden = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
};
const full = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

test("what is kept is found by the next visit", () => {
    keep("name", "Ann");
    expect(localStorage.getItem("name")).toBe("Ann");
    expect(kept("name")).toBe("Ann");
    expect(kept("other")).toBeNull();
});

test.each([
    ["forbids to look", forbidden],
    ["has none", () => null as unknown as Storage],
])("where a browser %s, what is kept stays as long as the page is open", (says, storage) => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(storage);
    expect(kept(says)).toBeNull();
    keep(says, "dark");
    expect(kept(says)).toBe("dark");
});

test("if there is no room left, the page goes by what it was told last", () => {
    keep("pace", "slow");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(full);
    keep("pace", "instant");
    expect(kept("pace")).toBe("instant");
});
