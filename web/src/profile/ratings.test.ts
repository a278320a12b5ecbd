import { describe, expect, it } from "vitest";

import type { KindRating } from "../api/model";
import { firstKind, kindCalled, missingIn, NEW_UNDER, scaleOf } from "./ratings";

const rated = (kind: string, games: number, missing = 0): KindRating => ({ kind, rating: 1500, low: 1400, high: 1600, games, curve: [], missing });

describe("the kind that is shown", () => {
    it("is the one that was played most, else the first", () => {
        expect(firstKind([rated("base-2", 3), rated("many", 7), rated("teams", 7)])).toBe("many");
        expect(firstKind([])).toBe("base-2");
    });

    it("is the one of the address, if there is such", () => {
        expect(kindCalled("teams")).toBe("teams");
        expect(kindCalled("chess")).toBe("base-2");
    });
});

it("all games are missing before the first one, none once the rating counts", () => {
    expect([missingIn(undefined), missingIn(rated("many", 3, 2)), missingIn(rated("many", 9))]).toEqual([NEW_UNDER, 2, 0]);
    const { missing: _, ...counted } = rated("many", 9);
    expect(missingIn(counted)).toBe(0);
});

describe("a curve's scale", () => {
    it("has round points and holds all", () => {
        expect(scaleOf([1500])).toEqual([1500, 1550, 1600]);
        expect(scaleOf([1500, 1576, 1640])).toEqual([1500, 1550, 1600, 1650]);
        expect(scaleOf([1424, 1512])).toEqual([1400, 1450, 1500, 1550]);
        expect(scaleOf([79, 2094])).toEqual([0, 1000, 2000, 3000]);
    });

    it("has three to five lines, whatever the points", () => {
        for (const [low, high] of [[-40, 30], [1499, 1501], [1401, 1999], [300, 3300], [-900, 5100]] as const) {
            const scale = scaleOf([low, high]);
            expect(scale[0]).toBeLessThanOrEqual(low);
            expect(scale.at(-1)).toBeGreaterThanOrEqual(high);
            expect(scale.length).toBeGreaterThanOrEqual(3);
            expect(scale.length).toBeLessThanOrEqual(5);
        }
    });
});
