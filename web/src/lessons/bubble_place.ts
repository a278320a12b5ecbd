/** Where the coach's bubble stands: beside what it means, never on it, and inside the window. */

import type { Box } from "../shell/sight";

export type Side = "right" | "left" | "below" | "above";

export interface BubblePlace {
    left: number;
    top: number;
    /** On which side of what is meant it stands; null if nothing is. */
    side: Side | null;
    /** How far along its edge, in px, its tail points at what is meant. */
    tail: number;
}

/** Px between the bubble and what it means, for the ring and the tail. */
const GAP = 18;
/** Px between the bubble and the edges of the window. */
const MARGIN = 8;
/** The tail stays so many px off the bubble's corners. */
const CORNER = 26;
/** To lie on what is meant is so much worse than on what must be in sight besides. */
const ON_IT = 20;

const WIDE: readonly Side[] = ["right", "left", "below", "above"];
const NARROW: readonly Side[] = ["below", "above"];

/**
 * The place of a bubble of this size. `ring`: what it means; null for nothing, then it stands in the middle, or at an edge if it covers less there. `seen`: what else should
 * stay in sight. `room`: the part of the window that it may stand in. `narrow`: it is as wide as the window, under or over what it means.
 */
export function placeBubble(ring: Box | null, size: { width: number; height: number }, room: Box, seen: readonly Box[], narrow: boolean): BubblePlace {
    const inside = (left: number, top: number): Box => ({
        left: clamp(left, room.left + MARGIN, room.left + room.width - MARGIN - size.width),
        top: clamp(top, room.top + MARGIN, room.top + room.height - MARGIN - size.height),
        ...size,
    });
    const covered = (box: Box): number => seen.reduce((sum, one) => sum + coverage(one, box), 0);
    if (ring === null) {
        const left = room.left + (room.width - size.width) / 2;
        const tops = [room.top + (room.height - size.height) / 2, room.top, room.top + room.height];
        const { left: from, top } = leastOf(tops.map((top) => inside(left, top)), covered);
        return { left: from, top, side: null, tail: 0 };
    }
    const middle = { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 };
    const wanted = (side: Side): [number, number] =>
        side === "right"
            ? [ring.left + ring.width + GAP, middle.y - size.height / 2]
            : side === "left"
              ? [ring.left - GAP - size.width, middle.y - size.height / 2]
              : [middle.x - size.width / 2, side === "below" ? ring.top + ring.height + GAP : ring.top - GAP - size.height];
    /** Above or below the ring and all that should stay in sight. */
    const apart = around([ring, ...seen])!;
    const near = (narrow ? NARROW : WIDE).map((side) => ({ side, box: inside(...wanted(side)) }));
    const far = NARROW.map((side) => ({ side, box: inside(middle.x - size.width / 2, side === "below" ? apart.top + apart.height + GAP : apart.top - GAP - size.height) }));
    const { box, side } = leastOf([...near, ...far], ({ box }) => ON_IT * coverage(ring, box) + covered(box));
    const beside = side === "right" || side === "left";
    const along = beside ? middle.y - box.top : middle.x - box.left;
    return { left: box.left, top: box.top, side, tail: clamp(along, CORNER, (beside ? size.height : size.width) - CORNER) };
}

/** The box around all of these; null for none. */
export function around(boxes: readonly Box[]): Box | null {
    if (boxes.length === 0) return null;
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.left + box.width));
    const bottom = Math.max(...boxes.map((box) => box.top + box.height));
    return { left, top, width: right - left, height: bottom - top };
}

/** The first of these of which there is least. */
function leastOf<One>(ones: readonly One[], amount: (one: One) => number): One {
    const amounts = ones.map(amount);
    return ones[amounts.indexOf(Math.min(...amounts))]!;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How much of a box another one covers, from 0 to 1. */
const coverage = (box: Box, by: Box): number => common(box, by) / Math.max(1, box.width * box.height);

/** The area that two boxes have in common. */
function common(one: Box, other: Box): number {
    const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
    const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
    return width > 0 && height > 0 ? width * height : 0;
}
