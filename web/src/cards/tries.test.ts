import { describe, expect, it } from "vitest";

import { type FittedForm, textsOf, type Try } from "./tries";

const sizes = (tries: readonly Try[]): number[] => tries.map(({ size }) => size);
const whole = (tries: readonly Try[]): readonly Try[] => tries.filter(({ instead }) => instead === undefined);

describe("how a card's text can stand", () => {
    it.each<[FittedForm, number]>([
        ["full", 18],
        ["hand", 18],
        ["brief", 14],
    ])("is first in smaller and smaller letters, narrow ones at the last: %s", (form, most) => {
        const texts = whole(textsOf(form, false, null));
        expect([sizes(texts)[0], sizes(texts).at(-1)]).toEqual([most, 11.5]);
        const wide = texts.filter(({ narrow }) => !narrow);
        expect(sizes(wide)).toEqual(sizes(wide).toSorted((one, other) => other - one));
        expect(sizes(wide).at(-1)).toBe(11.5);
        expect(texts.slice(wide.length)).toEqual([12.5, 12, 11.5].map((size) => ({ size, narrow: true })));
        expect(texts.some(({ footless }) => footless)).toBe(false);
    });

    it.each<FittedForm>(["slim", "line"])("is in lines where several opponents' rows are low: %s", (form) => {
        expect(whole(textsOf(form, true, null))).toEqual([]);
    });

    it("is in lines as long as a turn goes on that has begun with them", () => {
        expect(whole(textsOf("hand", true, "short"))).toEqual([]);
    });

    it("is whole for a turn that has begun so, in narrower letters before lines take its place", () => {
        const staying = textsOf("hand", false, "text");
        const texts = whole(staying);
        expect(staying.slice(0, texts.length)).toEqual(texts);
        expect(texts.at(-1)).toEqual({ size: 10, narrow: true, footless: true });
        expect(sizes(textsOf("hand", true, "text"))[0]).toBeGreaterThan(18);
    });

    it.each<FittedForm>(["hand", "row"])("has no smaller letters on a phone, whose cards are small: %s", (form) => {
        expect(textsOf(form, false, "text", false)).toEqual(textsOf(form, false, null));
    });
});

it("the card on the stage scrolls only once its text is as small and narrow as it may be", () => {
    const tries = textsOf("scene", false, null);
    const growing = tries.findIndex(({ grows }) => grows);
    expect(growing).toBe(tries.length - 1);
    expect(tries[growing - 1]).toEqual({ size: 11.5, narrow: true });
    expect(tries[growing]).toEqual({ size: 11.5, narrow: true, grows: true });
});
