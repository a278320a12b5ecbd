import { expect, test } from "vitest";

import type { Face } from "../api/faces";
import { english } from "../game/fixtures/game";
import { words } from "../words/words.svelte";
import { agesOf } from "./icon_ages";

words.use(english);
const face = (age: number, icon: string, set = "base") => ({ age, set, icons: { "top-left": "hex", "top-right": icon } }) as unknown as Face;

test("neighbouring ages stand together, counted from the base cards", () => {
    const faces = [face(7, "crown"), face(2, "crown"), face(1, "crown"), face(3, "leaf"), face(5, "crown", "more")];
    expect(agesOf("crown", faces)).toBe("1-2, 7");
    expect(agesOf("leaf", faces)).toBe("3");
    expect(agesOf("clock", faces)).toBe("");
});
