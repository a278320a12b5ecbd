import { expect, test } from "vitest";

import type { NextDraw, Shown, View } from "../../api/model";
import { whyDrawn } from "./draws";

const at = (hand: Shown[], next: NextDraw | null) => whyDrawn({ players: [{ hand }], next_draws: [next] } as unknown as View, 0);
const [base, echoes] = ["base", "echoes"].map((set) => ({ set, age: 1 })) as [NextDraw, NextDraw];

test("what decides which set is drawn is told", () => {
    expect(at([], base)).toBe("draws-echoes-empty");
    expect(at([{ age: 1 }], echoes)).toBe("draws-echoes-none");
    expect(at([{ age: 1 }, echoes], base)).toBe("draws-echoes-held");
    expect(at([{ age: 1 }], base)).toBe("draws-echoes-gone");
    expect(at([], null)).toBe("");
});
