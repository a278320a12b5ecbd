/** How a wide window is shared among what lies on the table, so that nothing has to scroll. Sizes are in rem. */

/** How much of the others' cards their rows show: text and icons, a few words and icons, or a few words. */
export type Form = "full" | "brief" | "slim" | "line";

export interface Window {
    width: number;
    height: number;
    /** How many rows of boards lie above the ledge. */
    others: number;
    /** Whether the reader has a board and a hand. */
    seated: boolean;
    /** Whether sets besides the base set lie on the ledge. */
    further: boolean;
}

export interface Layout {
    form: Form;
    /** Heights: of each row of the others, the ledge, the bar and the hand. */
    row: number;
    ledge: number;
    bar: number;
    hand: number;
    /** Widths: of a player's plate, and of the rail. */
    plate: number;
    rail: number;
    /** The least height that holds all; a lower window scrolls. */
    least: number;
}

/** Between the rows, and at the edges of the boards. */
const GAP = 0.25;
const EDGES = 0.75;
/** The least height of a line in which a row of the others is folded, and its most; the least of each further form. */
const LINE = 3;
const LINE_MOST = 4.75;
const SLIM = 6.125;
const BRIEF = 9.25;
const FULL = 16;
/** The least height of the own board, and that of a window in which all is a little lower. */
const LEAST_OWN = 12.5;
const LOW = 47.5;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The largest form that a row of this height has room for. */
const formOf = (row: number): Form => (row >= FULL ? "full" : row >= BRIEF ? "brief" : row >= SLIM ? "slim" : "line");

/** The highest that a row grows, as its cards need no more: one opponent's the most. */
function most(form: Form, { height, others, seated }: Window): number {
    if (!seated) return Infinity;
    if (others === 1) return between(11.125, height * 0.25, 17);
    return form === "line" ? LINE_MOST : form === "slim" ? 7.375 : 11.125;
}

/** How a window is shared. */
export function layoutOf(window: Window): Layout {
    const { width, height, others, seated, further } = window;
    const low = height < LOW;
    const ledge = further ? 5.875 : low ? 3.125 : 3.375;
    const bar = low ? 2.875 : 3.125;
    const hand = !seated ? 0 : others > 1 ? between(10.75, height * 0.2135, 13) : between(10.25, height * 0.255, 16.5);
    const own = !seated ? 0 : low ? 13.375 : others > 1 ? 13.5 : 14.75;
    const fixed = ledge + bar + hand + EDGES + GAP * (others + 1);
    const room = Math.max(LINE, (height - fixed - own) / Math.max(1, others));
    const form = formOf(room);
    return {
        form,
        row: Math.min(room, most(form, window)),
        ledge,
        bar,
        hand,
        plate: plateOf(window, form),
        rail: between(17.25, width * 0.21, others > 1 ? 20.625 : 23),
        least: fixed + Math.min(own, LEAST_OWN) + others * LINE,
    };
}

/** A high row has a narrow plate, a low one says the same in a few long lines. */
function plateOf({ width, others, further }: Window, form: Form): number {
    if (form === "brief" || form === "full") return others > 1 || further ? between(10.5, width * 0.12, 13) : between(8.75, width * 0.108, 11.75);
    if (form === "line" && further) return between(15.5, width * 0.205, 20);
    return further ? between(13, width * 0.17, 20) : between(12.25, width * 0.164, 14.75);
}
