import { expect, it } from "vitest";

import relics from "./relics/pictures.json";
import { goByAlphabet, loadPictures } from "./registry";

it("loads the outlines of a set's pictures by the set's name", async () => {
    const outlines = await loadPictures("relics");
    expect(Object.keys(outlines)).toEqual(Object.keys(relics));
    for (const outline of Object.values(outlines)) expect(outline).toMatch(/^[Mm][-\d.]/);
});

it("refuses a name that is no set's", async () => {
    await expect(loadPictures("dragons")).rejects.toThrow("dragons: there is no such set");
});

it("knows which cards go by the alphabet", () => {
    expect([goByAlphabet(["oars", "basur-hoyuk-tokens"]), goByAlphabet(["oars"]), goByAlphabet([])]).toEqual([true, false, false]);
});
