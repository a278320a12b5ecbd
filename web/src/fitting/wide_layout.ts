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
    /** How many cards were in the hand when the turn began. */
    held: number;
}

export interface Layout {
    form: Form;
    /** Heights: of each row of the others, the ledge, the bar and the hand. */
    row: number;
    ledge: number;
    bar: number;
    hand: number;
    /** What the plates of the others are made for. */
    plates: Form;
    /** Widths: of a player's plate, of a card in the hand at most and at least, and of the rail. */
    plate: number;
    card: number;
    narrowest: number;
    rail: number;
    /** The least height that holds all; a lower window scrolls. */
    least: number;
}

/** Between the rows, and at the edges of the boards. */
const GAP = 0.25;
const EDGES = 0.75;
/** The least height of a line in which a row of the others is folded, and of each further form. */
const LINE = 3;
const SLIM = 5.375;
const BRIEF = 9.25;
const FULL = 16;
/** Two opponents' cards have their texts in lower rows, beside the plates of such rows. */
const BRIEF_OF_TWO = 7.25;
/** The rows of several do without more than this only for their least. */
const WANTED_LINE = 5.8125;
/** The least height of the own board, and that of a window in which all is a little lower. */
const LEAST_OWN = 12.5;
const LOW = 47.5;
/** With three opponents or more all is a little lower up to such a height. */
const FREE = 54;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The largest form that a row of this height has room for. */
const formOf = (row: number, brief = BRIEF): Form => (row >= FULL ? "full" : row >= brief ? "brief" : row >= SLIM ? "slim" : "line");

/** Of the window's height, what a hand of at most so many cards takes: with one opponent, and with several. */
const HANDS: readonly [most: number, ofOne: number, ofSeveral: number][] = [
    [3, 138, 138],
    [6, 176, 148],
    [8, 196, 196],
    [Infinity, 208, 208],
];
const HANDS_WINDOW = 768;
const LEAST_HAND = 8.25;
/** Above and beneath the cards of the hand, together. */
const AROUND_HAND = 1;
/** The area on which the lines of every card have room, in square rem: the cards of a lower hand are wider. */
const LEAST_CARD = 68;
/** A hand of more cards than this gives way to the rows of several others, but so much of its height it keeps. */
const FEW = 6;
const KEPT = 0.82;

/** The height of the hand, if so much remains for it and the rows of the others. */
function handOf({ height, others, seated, held }: Window, remains: number): number {
    if (!seated) return 0;
    const [, ofOne, ofSeveral] = HANDS.find(([most]) => held <= most)!;
    const wanted = between(LEAST_HAND, (height * (others > 1 ? ofSeveral : ofOne)) / HANDS_WINDOW, 17.5);
    return others > 1 && held > FEW ? between(wanted * KEPT, remains - others * WANTED_LINE, wanted) : wanted;
}

const ofOneOther = ({ height }: Window): number => between(11.125, height * 0.25, 17);

/** The highest that a row grows, as its cards need no more: one opponent's the most. */
function most(form: Form, window: Window): number {
    const { others, seated } = window;
    if (!seated) return Infinity;
    if (others === 1) return ofOneOther(window);
    return form === "line" ? SLIM : form === "slim" ? 7.375 : 11.125;
}

/** How a window is shared. */
export function layoutOf(window: Window): Layout {
    const { width, height, others, seated, further, held } = window;
    const low = height < LOW || (others > 2 && height < FREE);
    const ledge = further ? 5.875 : low ? 3.125 : 3.375;
    const bar = low ? 2.875 : 3.125;
    const own = !seated ? 0 : low ? (others > 2 && further ? 12.75 : 13.375) : others > 1 ? 13.5 : 14.75;
    const rest = ledge + bar + EDGES + GAP * (others + 1);
    const remains = height - rest - own;
    const hand = handOf(window, remains);
    const roomBeside = (of: number): number =>
        others === 1 && seated ? Math.max(LINE, Math.min(remains - of, ofOneOther(window))) : Math.max(LINE, (remains - of) / Math.max(1, others));
    const room = roomBeside(hand);
    const form = formOf(room, others === 2 ? BRIEF_OF_TWO : BRIEF);
    const plates = formOf(roomBeside(handOf({ ...window, held: Infinity }, remains))); // however many cards: lanes stay where they are
    return {
        form,
        row: Math.min(room, most(form, window)),
        ledge,
        bar,
        hand,
        plates,
        plate: plateOf(window, plates),
        card: held <= HANDS[0]![0] ? 34 : 20.625,
        narrowest: seated ? LEAST_CARD / (hand - AROUND_HAND) : 0,
        rail: between(17.25, width * 0.21, others > 1 ? 20.625 : 23),
        least: rest + hand + Math.min(own, LEAST_OWN) + others * LINE,
    };
}

/** A high row has a narrow plate, a low one says the same in a few long lines. */
function plateOf({ width, others, further }: Window, form: Form): number {
    if (form === "brief" || form === "full") return others > 1 || further ? between(10.5, width * 0.12, 13) : between(10.25, width * 0.12, 12.5);
    if (form === "line" && further) return between(15.5, width * 0.205, 20);
    return further ? between(14.5, width * 0.17, 20) : between(14.5, width * 0.17, 15.5);
}

/** What a bar shows in the rail, for which its line has no room: the card that is asked about or considered, and cards to be put in order. */
const SHOWN = ":scope > .asked > .card, :scope > .considered, :scope > .options > .order";

/** Writes the height of what the bar shows in the rail into --beside of the rail, which keeps it free; 0px of nothing. */
export function besideStory(bar: HTMLElement): { destroy: () => void } {
    const rail = bar.closest("[data-table]")?.querySelector<HTMLElement>("[data-rail]");
    let shown: readonly Element[] = [];
    const measure = (): void => {
        const heights = shown.map((one) => (one as HTMLElement).offsetHeight);
        rail?.style.setProperty("--beside", `${Math.max(0, ...heights)}px`);
    };
    const resized = new ResizeObserver(measure);
    const look = (): void => {
        const there = [...bar.querySelectorAll(SHOWN)];
        if (there.length === shown.length && there.every((one, place) => one === shown[place])) return;
        resized.disconnect();
        shown = there;
        for (const one of shown) resized.observe(one); // which has them measured once they are laid out
        if (shown.length === 0) measure();
    };
    const changed = new MutationObserver(look);
    changed.observe(bar, { childList: true, subtree: true });
    look();
    return {
        destroy: () => {
            changed.disconnect();
            resized.disconnect();
            rail?.style.removeProperty("--beside");
        },
    };
}
