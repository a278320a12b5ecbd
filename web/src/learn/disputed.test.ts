import { expect, test } from "vitest";

import { disputedOf } from "./disputed";

const setOf = (name: string, rulings: string[], part_of = "") => ({ name, part_of, rulings, supplied: 0, singles: [] });

test("what every expansion brings stands once, and each set has the rest", () => {
    const sets = [setOf("boats", ["any", "keel"]), setOf("rafts", ["log"], "boats"), setOf("kites", ["any", "wind"])];
    expect(disputedOf(sets)).toEqual({
        common: ["any"],
        own: [
            { name: "boats", rulings: ["keel"] },
            { name: "rafts", rulings: ["log"] },
            { name: "kites", rulings: ["wind"] },
        ],
    });
});

test("a set without rulings of its own is not named", () => {
    expect(disputedOf([setOf("boats", ["any"]), setOf("kites", ["any"])])).toEqual({ common: ["any"], own: [] });
    expect(disputedOf([])).toEqual({ common: [], own: [] });
});
