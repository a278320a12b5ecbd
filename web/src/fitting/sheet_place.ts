/** Where a sheet stands beside the thing that it is about: never over it, never beyond the window's edge; and how the focus comes onto it and back. */

/** A box on the screen, in px. */
export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

export type Side = "right" | "left" | "above" | "below";

export interface SheetPlace {
    side: Side;
    x: number;
    y: number;
    /** How far from the sheet's corner, along its edge, the middle of the thing is. */
    tip: number;
}

/** Between the thing and its sheet, and between the sheet and the window's edge. */
const GAP = 12;
const EDGE = 6;
/** The tip stays so far from the sheet's corners. */
const CORNER = 20;

/** The sides in the order in which they are tried. */
const BESIDE: readonly Side[] = ["right", "left", "above", "below"];
const BESIDE_LAST_LANES: readonly Side[] = ["left", "right", "above", "below"];
const OVER: readonly Side[] = ["above", "right", "left", "below"];

/** Above what lies in the hand or stands in a line of its own; else beside it: of the last lanes to the left. */
export const sidesFor = (inHand: boolean, color: string): readonly Side[] =>
    inHand ? OVER : ["yellow", "purple"].includes(color) ? BESIDE_LAST_LANES : BESIDE;

/** A thing in the hand or the bar, with the bar above it: what stands beside both covers no question. */
export const withBar = (thing: Box, bar: Box | undefined): Box =>
    bar === undefined || bar.y > thing.y || bar.y + bar.height > thing.y + thing.height ? thing : { ...thing, y: bar.y, height: thing.y + thing.height - bar.y };

const clamped = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** The first side with room for it; if none has, where it covers least of the thing. */
export function placeBeside(thing: Box, sheet: Pick<Box, "width" | "height">, room: Pick<Box, "width" | "height">, sides: readonly Side[]): SheetPlace {
    const places = sides.map((side) => {
        const { x, y } = at(side, thing, sheet, room);
        const level = side === "right" || side === "left";
        const [middle, length] = level ? [thing.y + thing.height / 2 - y, sheet.height] : [thing.x + thing.width / 2 - x, sheet.width];
        return { side, x, y, tip: Math.max(CORNER, Math.min(middle, length - CORNER)) };
    });
    const free = places.find((place) => overlap(thing, { ...place, ...sheet }) === 0);
    return free ?? places.sort((one, other) => overlap(thing, { ...one, ...sheet }) - overlap(thing, { ...other, ...sheet }))[0]!;
}

/**
 * The corner of the sheet at a side of the thing, moved into the window. The lower edges are level: the sheet's button
 * stays where it is while the preview above it comes.
 */
function at(side: Side, thing: Box, sheet: Pick<Box, "width" | "height">, room: Pick<Box, "width" | "height">): { x: number; y: number } {
    const centered = thing.x + (thing.width - sheet.width) / 2;
    const level = thing.y + thing.height - sheet.height;
    const wanted = {
        right: { x: thing.x + thing.width + GAP, y: level },
        left: { x: thing.x - GAP - sheet.width, y: level },
        above: { x: centered, y: thing.y - GAP - sheet.height },
        below: { x: centered, y: thing.y + thing.height + GAP },
    }[side];
    return { x: clamped(wanted.x, room.width - sheet.width), y: clamped(wanted.y, room.height - sheet.height) };
}

/** How much of one box another one covers, in square px. */
function overlap(one: Box, other: Box): number {
    const along = (start: "x" | "y", size: "width" | "height") =>
        Math.max(0, Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]));
    return along("x", "width") * along("y", "height");
}

/** What stands for an option: that which was touched, else the first of all that does, else its card on the own board. */
export function thingOf(key: string, touched: Element | null, card = ""): Element | null {
    if (touched?.isConnected && touched.getAttribute("data-option") === key) return touched;
    const inSight = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null) ?? null;
    return inSight(`[data-option="${CSS.escape(key)}"]`) ?? (card === "" ? null : inSight(`[data-place="own"] .board [data-card="${CSS.escape(card)}"]`));
}

/** On Tab, the sheet's buttons follow upon the thing that it is about. */
export function tabThrough(event: KeyboardEvent, sheet: HTMLElement, thing: Element | null): void {
    const buttons = [...sheet.querySelectorAll<HTMLElement>("[tabindex='0'], button:not([tabindex='-1'])")];
    if (event.key !== "Tab" || buttons.length === 0 || !(thing instanceof HTMLElement)) return;
    const at = document.activeElement;
    if (at === thing && !event.shiftKey) {
        event.preventDefault();
        buttons[0]?.focus();
    } else if (at === buttons[0] && event.shiftKey) {
        event.preventDefault();
        thing.focus();
    } else if (at === buttons.at(-1) && !event.shiftKey) thing.focus(); // and from there to what follows it
}
