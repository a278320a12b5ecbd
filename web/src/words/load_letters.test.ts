import { expect, test, vi } from "vitest";

import { loadLetters } from "./words.svelte";

test("the fonts with a language's own letters are asked for, of each family, and only for a language that has some", () => {
    const load = vi.fn(() => Promise.reject(new Error("offline")));
    vi.spyOn(document.fonts, "load").mockImplementation(load);
    loadLetters("en", { pl: "ął" });
    expect(load).not.toHaveBeenCalled();
    loadLetters("pl", { pl: "ął" });
    expect(load.mock.calls).toEqual([
        ['1em "Open Sans"', "ął"],
        ['1em "Fraunces"', "ął"],
    ]);
});
