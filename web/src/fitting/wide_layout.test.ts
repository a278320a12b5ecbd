import { describe, expect, it } from "vitest";

import { layoutOf, type Window } from "./wide_layout";

const windowOf = (width: number, height: number, players: number, more: Partial<Window> = {}): Window => ({
    width: width / 16,
    height: height / 16,
    others: players - 1,
    seated: true,
    further: false,
    held: 7,
    ...more,
});

/** What is left for the reader's own board, in px. */
function ownOf(window: Window): number {
    const { row, ledge, bar, hand } = layoutOf(window);
    return 16 * (window.height - row * window.others - ledge - bar - hand - 0.75 - 0.25 * (window.others + 1));
}

describe("the layout of a wide table", () => {
    it("shows one opponent's cards with their texts", () => {
        expect([2, 5, 8, 10].map((held) => layoutOf(windowOf(1366, 768, 2, { held })).form)).toEqual(["brief", "brief", "brief", "brief"]);
        expect(layoutOf(windowOf(1280, 720, 2)).form).toBe("brief");
        expect(layoutOf(windowOf(1920, 1080, 2)).form).toBe("full");
    });

    it("folds the rows of several as far as the window's height needs", () => {
        expect(layoutOf(windowOf(1440, 900, 4)).form).toBe("slim");
        expect(layoutOf(windowOf(1920, 1080, 5)).form).toBe("slim");
        expect(layoutOf(windowOf(1366, 768, 4, { held: 9 })).form).toBe("slim");
        expect(layoutOf(windowOf(1366, 768, 4, { further: true })).form).toBe("line");
        expect(layoutOf(windowOf(1366, 768, 5, { further: true })).form).toBe("line");
    });

    it.each([
        [1366, 768, 2],
        [1366, 768, 4],
        [1366, 768, 5],
        [1280, 720, 2],
        [1440, 900, 4],
        [1920, 1080, 5],
    ])("leaves room for the own board: %i x %i, %i players", (width, height, players) => {
        expect(ownOf(windowOf(width, height, players))).toBeGreaterThan(212);
        const further = windowOf(width, height, players, { further: true });
        expect(ownOf(further)).toBeGreaterThan(height < 760 ? 190 : players > 3 ? 200 : 212);
        expect(layoutOf(further).least).toBeLessThanOrEqual(height / 16);
    });

    it.each([
        [2, [138, 138, 138, 138, 176, 176, 176, 196, 196, 208, 208]],
        [4, [138, 138, 138, 138, 148, 148, 148, 161, 161, 171, 171]],
    ])("gives the height of a small hand to the boards: %i players", (players, heights) => {
        const of = (held: number, more: Partial<Window> = {}) => windowOf(1366, 768, players, { held, ...more });
        expect(heights.map((_, held) => Math.round(16 * layoutOf(of(held)).hand))).toEqual(heights);
        expect(layoutOf(of(3)).card).toBeGreaterThan(layoutOf(of(4)).card);
        for (const further of [false, true]) {
            const boards = heights.map((_, held) => ownOf(of(held, { further })) + 16 * (players - 1) * layoutOf(of(held, { further })).row);
            expect(boards).toEqual(boards.toSorted((one, other) => other - one));
            expect(new Set(heights.map((_, held) => layoutOf(of(held, { further })).plate)).size).toBe(1);
        }
    });

    it("wants wider cards in a hand that is low, as one that was small when the turn began", () => {
        const [low, high] = [2, 9].map((held) => layoutOf(windowOf(1366, 768, 4, { held })));
        expect(low!.hand).toBeLessThan(high!.hand);
        expect(Math.round(16 * low!.narrowest)).toBe(143);
        expect(Math.round(16 * high!.narrowest)).toBeLessThan(121); // ten of them have room
        expect(layoutOf(windowOf(1366, 768, 4, { seated: false })).narrowest).toBe(0);
    });

    it("shows the texts of two opponents' cards beside plates for low rows", () => {
        const { form, plates } = layoutOf(windowOf(1366, 768, 3, { held: 5 }));
        expect([form, plates]).toEqual(["brief", "slim"]);
    });

    it("gives all the height to the boards for somebody who watches", () => {
        const { hand, form } = layoutOf(windowOf(1366, 768, 3, { seated: false }));
        expect(hand).toBe(0);
        expect(form).toBe("full");
    });
});
