import { describe, expect, it } from "vitest";

import type { Box } from "../shell/sight";
import { around, placeBubble } from "./bubble_place";

const ROOM: Box = { left: 0, top: 46, width: 1366, height: 722 };
const PHONE: Box = { left: 0, top: 46, width: 360, height: 694 };
const SIZE = { width: 328, height: 160 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

const overlap = (one: Box, other: Box): boolean =>
    one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

const put = (ring: Box, room = ROOM, seen: Box[] = [], narrow = false, size = SIZE) => {
    const place = placeBubble(ring, size, room, seen, narrow);
    return { ...place, box: { left: place.left, top: place.top, ...size } };
};

describe("the coach's bubble", () => {
    it("stands beside a card, with its tail at the card's middle", () => {
        const card = box(360, 300, 170, 240);
        const { side, box: there, tail } = put(card);
        expect(side).toBe("right");
        expect(overlap(there, card)).toBe(false);
        expect(there.top + tail).toBe(card.top + card.height / 2);
    });

    it("goes to the other side at an edge, and above what is as wide as the window", () => {
        expect(put(box(1150, 300, 170, 240)).side).toBe("left");
        expect(put(box(0, 610, 1366, 150)).side).toBe("above");
        expect(put(box(0, 60, 1360, 170)).side).toBe("below");
    });

    it("leaves in sight what must be pressed, if that lies elsewhere", () => {
        const card = box(360, 300, 170, 240);
        const button = box(560, 350, 200, 120);
        const { side, box: there } = put(card, ROOM, [button]);
        expect(side).toBe("left");
        expect(overlap(there, button)).toBe(false);
    });

    it("stays inside the window and below what stands above the table", () => {
        for (const ring of [box(0, 46, 40, 30), box(1330, 730, 36, 38), box(650, 46, 60, 20), box(-20, 700, 60, 90)]) {
            const { box: there } = put(ring);
            expect(there.left).toBeGreaterThanOrEqual(8);
            expect(there.top).toBeGreaterThanOrEqual(46 + 8);
            expect(there.left + there.width).toBeLessThanOrEqual(1366 - 8);
            expect(there.top + there.height).toBeLessThanOrEqual(768 - 8);
        }
    });

    it("is under or over what it means on a phone, never on it", () => {
        const size = { width: 344, height: 170 };
        const row = box(8, 150, 344, 70);
        const hand = box(0, 590, 360, 150);
        expect(put(row, PHONE, [], true, size).side).toBe("below");
        expect(put(hand, PHONE, [], true, size).side).toBe("above");
        for (const ring of [row, hand]) expect(overlap(put(ring, PHONE, [], true, size).box, ring)).toBe(false);
    });

    it("stands in the middle, without a tail, if nothing is meant", () => {
        expect(placeBubble(null, SIZE, ROOM, [], false)).toEqual({ left: (1366 - 328) / 2, top: 46 + (722 - 160) / 2, side: null, tail: 0 });
    });
});

describe("what is meant", () => {
    it("is all of its parts together", () => {
        expect(around([box(10, 20, 30, 10), box(60, 10, 10, 10)])).toEqual(box(10, 10, 60, 20));
        expect(around([])).toBeNull();
    });
});

it("over a phone's hand it stands above the answers, too", () => {
    const hand = { left: 10, top: 600, width: 150, height: 130 };
    const answer = { left: 200, top: 520, width: 140, height: 50 };
    const { top, side } = placeBubble(hand, { width: 344, height: 160 }, { left: 0, top: 52, width: 360, height: 688 }, [hand, answer], true);
    expect(side).toBe("above");
    expect(top + 160).toBeLessThanOrEqual(answer.top);
});

it("leaves the cards to choose from in sight when what it means isn't", () => {
    const cards = [box(8, 250, 170, 480), box(182, 250, 170, 480)];
    const { left, top, side } = placeBubble(null, { width: 344, height: 190 }, { left: 0, top: 0, width: 360, height: 740 }, cards, true);
    expect(side).toBeNull();
    for (const card of cards) expect(overlap(box(left, top, 344, 190), card)).toBe(false);
});
