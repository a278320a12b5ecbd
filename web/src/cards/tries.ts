/** How a name or a text can stand on a card of a form, the largest first: which of them has room, fitting.ts finds. */

/** The forms of a card whose height is given, so that its text has to fit. */
export type FittedForm = "full" | "hand" | "brief" | "slim" | "row" | "line" | "scene";

export interface Try {
    size: number;
    /** A name in more than one line. */
    wraps?: boolean;
    /** In narrow letters. */
    narrow?: boolean;
    /** A name beneath the icon and the age; in a low row it stays beside them, which are smaller, without the sign of its set. */
    beneath?: boolean;
    /** The icons at the foot give way; in a line the frame of the age. */
    footless?: boolean;
    /** They stand nowhere else either. */
    iconless?: boolean;
    /** What stands there: "" is the whole text. */
    instead?: "lines" | "nothing";
    /** In a row: name and lines are one paragraph, beside whom the card would reach or, without that, alone. */
    tight?: "beside" | "alone";
    /** Its lines go on one after the other, without breaks. */
    runs?: boolean;
    /** The card is higher than its place, which scrolls. */
    grows?: boolean;
}

/** Whether two tries differ in nothing but their size. */
export const isLike = (one: Try, other: Try): boolean =>
    (Object.keys({ ...one, ...other }) as (keyof Try)[]).every((key) => key === "size" || one[key] === other[key]);

/** What a card shows from the beginning of a turn to its end, wherever it has room for it. */
export type Shown = "text" | "short";

/** Of the form's size, but never less than 12 px (in a low row 9): one line, else several. */
export const NAMES: readonly Try[] = [
    ...[1, 0.967, 0.933, 0.9, 0.867].map((size) => ({ size })),
    ...[0.933, 0.867, 0.8].map((size) => ({ size, wraps: true })),
    ...[0.933, 0.867, 0.8].map((size) => ({ size, wraps: true, narrow: true })),
];
/** The same on a card's band; a name that fits beside icon and age in none of those ways stands beneath them. */
export const BAND_NAMES: readonly Try[] = [
    ...NAMES,
    { size: 0.867, narrow: true, beneath: true },
    { size: 0.8, wraps: true, narrow: true, beneath: true },
];
const NARROW_NAMES: readonly Try[] = [
    ...[1, 0.967, 0.933, 0.9, 0.867].map((size) => ({ size })),
    ...[0.967, 0.933, 0.9, 0.867].map((size) => ({ size, narrow: true })),
];
/** In a low row a name in one narrow line leaves more room than one in two; for one long word the sign of its set gives way. */
export const SLIM_NAMES: readonly Try[] = [
    ...NARROW_NAMES,
    ...[0.867, 0.8].map((size) => ({ size, wraps: true, narrow: true })),
    ...[0.867, 0.8, 0.75, 0.714, 0.643].map((size) => ({ size, wraps: true, narrow: true, beneath: true })),
];
/** A row of a phone's board has one line for it; what stands beside it gives way at last. */
export const ROW_NAMES: readonly Try[] = [...NARROW_NAMES, { size: 0.8, narrow: true }, { size: 0.867, narrow: true, beneath: true }, { size: 0.8, narrow: true, beneath: true }];

const OWN = [18, 17, 16.5, 15.5, 14.5, 14, 13.5, 13, 12.5, 12, 11.5];
const THEIRS = [14, 13.5, 13, 12.5, 12, 11.5];
/** Of a row with little height. */
const LOW = [14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5];
/** Before a line would be left out. */
const LEAST = [10, 9.5, 9];

const sized = (sizes: readonly number[], more: Omit<Try, "size"> = {}): readonly Try[] => sizes.map((size) => ({ size, ...more }));
const lines = (sizes: readonly number[], more: Omit<Try, "size"> = {}): readonly Try[] => sized(sizes, { ...more, instead: "lines" });
/** A text in narrow letters is a text still; they may be larger than wide ones that have no room. */
const NARROW = sized([12.5, 12, 11.5], { narrow: true });
const NOTHING: Try = { size: 12, instead: "nothing" };
const TIGHT: readonly Try[] = [...lines([13, 12.5, 12], { tight: "beside" }), ...lines([12, 11.5, 11, 10.5, ...LEAST], { tight: "alone" })];

/** First the picture gives way, then the text's size, and only then does less stand there. */
const TEXTS: Readonly<Record<FittedForm, readonly Try[]>> = {
    full: [...sized(OWN), ...NARROW, ...lines(THEIRS), ...lines([12, 11.5], { narrow: true }), NOTHING],
    hand: [...sized(OWN), ...NARROW, ...lines(THEIRS), ...lines([12, 11.5], { narrow: true }), ...lines([12, 11.5], { narrow: true, footless: true }), ...lines([11.5, 11, 10.5, 10], { narrow: true, footless: true, runs: true }), NOTHING],
    brief: [...sized(THEIRS), ...NARROW, ...lines(THEIRS), ...lines([12, 11.5], { narrow: true }), ...lines([12, 11.5], { narrow: true, footless: true }), ...lines([11.5, 11], { narrow: true, footless: true, runs: true }), ...lines([10.5, ...LEAST], { narrow: true, footless: true, iconless: true, runs: true }), NOTHING],
    slim: [...lines(LOW), ...lines([11.5, 11, 10.5], { narrow: true, runs: true }), ...lines([10.5, ...LEAST], { narrow: true, runs: true, footless: true }), NOTHING],
    row: [...sized(THEIRS), ...lines([14, 13.5, 13, 12.5, 12]), ...TIGHT, NOTHING],
    line: [...lines(LOW), ...lines([11.5, 11, 10.5], { narrow: true }), ...lines([11, 10.5, ...LEAST], { narrow: true, footless: true }), NOTHING],
    scene: [...sized([15.5, 15, 14, 13, 12.5, 12]), ...NARROW, { size: 11.5, narrow: true, grows: true }],
};
/** A text that stood there when the turn began stays, smaller than texts are else, if its card has less room by now. */
const STAYING: readonly Try[] = [
    ...sized([11, 10.5, 10], { narrow: true }),
    ...sized([11, 10.5, 10], { narrow: true, footless: true }),
];
/** Where the window has room, or the reader wants large cards, texts are larger still. */
const LARGER = [20, 19, 18, 17, 16, 15];

/**
 * How a card's text can stand; `shown`: what it has shown since the turn began, if it has. `keeps`: a text stays for a turn
 * though its letters become smaller than texts else are; on a phone they could not be read.
 */
export function textsOf(form: FittedForm, large: boolean, shown: Shown | null, keeps = true): readonly Try[] {
    const all = TEXTS[form];
    const texts = all.filter(({ instead }) => instead === undefined);
    const short = all.slice(texts.length);
    if (shown === "short") return short;
    const larger = large && texts.length > 0 ? sized(LARGER.filter((size) => size > texts[0]!.size)) : [];
    return [...larger, ...texts, ...(shown === "text" && keeps && short.length > 0 ? STAYING : []), ...short];
}
