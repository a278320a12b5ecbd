import { describe, expect, it } from "vitest";

import { rounded } from "./glyph_paths.mjs";

describe("an outline as the page gets it", () => {
    it("goes from place to place of the grid, so that no error adds up", () =>
        expect(rounded("M.4 0l.4 1.4.4 1.4.4 1.4.4 1.4")).toBe("m0 0l1 1v2l1 1v2"));

    it("is larger by what is asked for", () => expect(rounded("M1 2h3v4H1z", 10)).toBe("m10 20h30v40h-30z"));

    it("begins the next part where the one before it has begun", () =>
        expect(rounded("M10 10h5v5zm20 0h5v5z")).toBe("m10 10h5v5zm20 0h5v5z"));

    it("reads numbers and flags that nothing parts", () =>
        expect(rounded("M0 0a5.4 5.4 0 0110.2-.3l-.4-5z")).toBe("m0 0a5 5 0 0 1 10 0v-5z"));

    it("leaves out handles that mirror the last ones, and curves that are straight", () => {
        expect(rounded("M0 0c0 10 10 10 10 0c0-10 10-10 10 0")).toBe("m0 0c0 10 10 10 10 0s10-10 10 0");
        expect(rounded("M0 0c3 .4 7 .4 10 0")).toBe("m0 0h10");
    });

    it("is refused if it is no path", () => expect(() => rounded("M0 0L1,?2")).toThrow("this is no path"));
});
