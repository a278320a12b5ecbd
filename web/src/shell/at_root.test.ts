import { expect, test } from "vitest";

import { saidAtRoot } from "./at_root";

const says = (): boolean => document.documentElement.hasAttribute("data-has-phone");

test("the root says what is there, also while it is drawn anew, and no longer", () => {
    const [one, other] = [saidAtRoot("phone"), saidAtRoot("phone")];
    const element = document.createElement("div");
    const gone = one(element)!;
    expect(says()).toBe(true);
    const goneToo = other(element)!;
    gone();
    expect(says()).toBe(true);
    goneToo();
    expect(says()).toBe(false);
});
