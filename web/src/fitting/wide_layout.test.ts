import { describe, expect, it } from "vitest";

import { layoutOf, type Window } from "./wide_layout";

const windowOf = (width: number, height: number, players: number, more: Partial<Window> = {}): Window => ({
    width: width / 16,
    height: height / 16,
    others: players - 1,
    seated: true,
    further: false,
    ...more,
});

/** What is left for the reader's own board, in px. */
function ownOf(window: Window): number {
    const { row, ledge, bar, hand } = layoutOf(window);
    return 16 * (window.height - row * window.others - ledge - bar - hand - 0.75 - 0.25 * (window.others + 1));
}

describe("the layout of a wide table", () => {
    it("shows one opponent's cards with their texts", () => {
        expect(layoutOf(windowOf(1366, 768, 2)).form).toBe("brief");
        expect(layoutOf(windowOf(1280, 720, 2)).form).toBe("brief");
        expect(layoutOf(windowOf(1920, 1080, 2)).form).toBe("full");
    });

    it("folds the rows of several as far as the window's height needs", () => {
        expect(layoutOf(windowOf(1440, 900, 4)).form).toBe("slim");
        expect(layoutOf(windowOf(1920, 1080, 5)).form).toBe("slim");
        expect(layoutOf(windowOf(1366, 768, 4)).form).toBe("line");
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
        expect(ownOf(further)).toBeGreaterThan(height < 760 ? 190 : 212);
        expect(layoutOf(further).least).toBeLessThanOrEqual(height / 16);
    });

    it("gives all the height to the boards for somebody who watches", () => {
        const { hand, form } = layoutOf(windowOf(1366, 768, 3, { seated: false }));
        expect(hand).toBe(0);
        expect(form).toBe("full");
    });
});
