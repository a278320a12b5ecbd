import { expect, test } from "vitest";

import { putRing } from "./ring";

test("a ring is around one thing, and around none when the hint has gone", () => {
    document.body.innerHTML = '<p id="one"></p><p id="two"></p>';
    const ringed = () => [...document.querySelectorAll("[data-ring]")].map(({ id }) => id);
    putRing("#one");
    expect(ringed()).toEqual(["one"]);
    putRing("#two");
    expect(ringed()).toEqual(["two"]);
    putRing("#nowhere");
    expect(ringed()).toEqual([]);
    putRing("#one");
    putRing("");
    expect(ringed()).toEqual([]);
});
