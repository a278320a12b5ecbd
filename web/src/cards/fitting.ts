/**
 * Names and texts of cards take the largest size for which their card has room. Nothing is ever cut: if a text would not fit
 * at the smallest size, the card's lines stand there, and if even they have no room, neither do: the card says so with
 * data-cut.
 *
 * The browser tells of all cards whose size has changed at once, before it paints. They are measured together, so that
 * each try costs one layout for all of them, and what was found once for a card of one size is kept.
 */

import { observeAnew } from "./observe_anew";

/** The forms of a card whose height is given, so that its text has to fit. */
export type FittedForm = "full" | "hand" | "brief" | "slim" | "row" | "line" | "scene";

/** How a name or a text can stand; the largest first. */
interface Try {
    size: number;
    /** A name in more than one line. */
    wraps?: boolean;
    /** In narrow letters. */
    narrow?: boolean;
    /** A name beneath the icon and the age. */
    beneath?: boolean;
    /** The icons at the foot give way; in a line the frame of the age. */
    footless?: boolean;
    /** What stands there: "" is the whole text. */
    instead?: "lines" | "nothing";
    /** In a row: name and lines are one paragraph, beside whom the card would reach or, without that, alone. */
    tight?: "beside" | "alone";
    /** The card is higher than its place, which scrolls. */
    grows?: boolean;
}

/** Of the form's size, but never less than 12 px: one line, else several. */
const NAMES: readonly Try[] = [
    ...[1, 0.967, 0.933, 0.9, 0.867].map((size) => ({ size })),
    ...[0.933, 0.867, 0.8].map((size) => ({ size, wraps: true })),
    ...[0.933, 0.867, 0.8].map((size) => ({ size, wraps: true, narrow: true })),
];
/** The same on a card's band; a name that fits beside icon and age in none of those ways stands beneath them. */
const BAND_NAMES: readonly Try[] = [
    ...NAMES,
    { size: 0.867, narrow: true, beneath: true },
    { size: 0.8, wraps: true, narrow: true, beneath: true },
];
const lines = (...sizes: readonly number[]): readonly Try[] => sizes.map((size) => ({ size, instead: "lines" }));
const NARROW: Try = { size: 12, instead: "lines", narrow: true };
const FOOTLESS: Try = { ...NARROW, footless: true };
const texts = (sizes: readonly number[], short: readonly Try[]): readonly Try[] => [
    ...sizes.map((size) => ({ size })),
    ...short,
    { size: 12, instead: "nothing" },
];
const TEXTS: Readonly<Record<FittedForm, readonly Try[]>> = {
    full: texts([16.5, 15, 14, 13], [...lines(15, 14, 13, 12.5, 12), NARROW]),
    hand: texts([16.5, 15, 14, 13], [...lines(15, 14, 13, 12.5, 12), NARROW, FOOTLESS]),
    brief: texts([14, 13], [...lines(14, 13, 12.5, 12), NARROW]),
    slim: texts([], [...lines(13.5, 13, 12.5, 12), NARROW, FOOTLESS]),
    row: texts([14, 13], [...lines(14, 13.5, 13, 12.5, 12), ...lines(13, 12.5, 12).map((one) => ({ ...one, tight: "beside" as const })), { size: 12, instead: "lines", tight: "alone" }]),
    line: texts([], [...lines(13, 12.5, 12), NARROW, FOOTLESS]),
    scene: [...[15.5, 15, 14, 13, 12.5, 12].map((size) => ({ size })), { size: 12, grows: true }],
};
/** Where the window has room, or the reader wants large cards, texts are larger still. */
const LARGE_WINDOW = 1800;
const LARGER: readonly Try[] = [19, 17.5].map((size) => ({ size }));
const isLarge = (): boolean => innerWidth >= LARGE_WINDOW || document.documentElement.dataset.cards === "large";

/** The tries of one name or text, narrowed down from both ends. */
interface Search {
    tries: readonly Try[];
    apply: (chosen: Try) => void;
    fits: () => boolean;
    low: number;
    high: number;
    /** How much room there is depends on the name: it is fitted after all names. Else all are fitted together. */
    beside: boolean;
}

/** The forms whose text stands beside or beneath a name that may be one line or two. */
const BESIDE: readonly (FittedForm | null)[] = ["row", "line"];

interface Card {
    /** What is written on it: the same words in the same form fit alike. */
    key: string;
    form: FittedForm | null;
}

const cards = new Map<Element, Card>();
/** What was found, by what is written, its form and the size of the card. */
const found = new Map<string, number[]>();
/** What takes its room from the text of a card, with that card. */
const companions = new WeakMap<Element, Element>();
let observer: ResizeObserver | null = null;

/** Fits the name of a card and, in a form whose height is given, its text; anew if its size or its words change. */
export function fitting(element: HTMLElement, card: Card): { update: (card: Card) => void; destroy: () => void } {
    const watching = (observer ??= observing());
    cards.set(element, card);
    watching.observe(element);
    return {
        update: (next) => {
            cards.set(element, next);
            observeAnew(watching, element);
        },
        destroy: () => {
            cards.delete(element);
            watching.unobserve(element);
        },
    };
}

/**
 * Letters of another face are wider or narrower: once the fonts are there, all is measured again; so it is when texts may
 * be larger than before, or no more.
 */
function observing(): ResizeObserver {
    const watching = new ResizeObserver((changed) => fitAll([...new Set(changed.map(({ target }) => companions.get(target) ?? target))]));
    const again = (): void => {
        found.clear();
        for (const element of cards.keys()) observeAnew(watching, element);
    };
    let large = isLarge();
    const look = (): void => {
        if (isLarge() === large) return;
        large = !large;
        again();
    };
    document.fonts.addEventListener("loadingdone", again);
    addEventListener("resize", look);
    new MutationObserver(look).observe(document.documentElement, { attributeFilter: ["data-cards"] });
    return watching;
}

/** What stands before the text of a card in the same box, whose size may change while the card keeps its own: whom it reaches. */
function companionsOf(element: Element): HTMLElement[] {
    const standing: HTMLElement[] = [];
    let before = element.querySelector(".text")?.previousElementSibling;
    for (; before instanceof HTMLElement; before = before.previousElementSibling)
        if (!before.matches(".head, .icons")) standing.push(before);
    return standing;
}

/** If one of a card's companions changes its size, the card's text is fitted anew. */
function watch(companion: Element, element: Element): void {
    if (companions.has(companion)) return;
    companions.set(companion, element);
    observer?.observe(companion);
}

function fitAll(elements: readonly Element[]): void {
    const measured: { element: HTMLElement; at: string; searches: Search[] }[] = [];
    const sized = elements.flatMap((element) => {
        const card = cards.get(element);
        const [width, height] = [element.clientWidth, element.clientHeight];
        if (card === undefined || width === 0 || !(element instanceof HTMLElement)) return [];
        if (card.form === null) return [{ element, card, beside: [], size: [width] }];
        const beside = companionsOf(element);
        return [{ element, card, beside, size: [width, height, ...beside.flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])] }];
    });
    for (const { element, card, beside, size } of sized) {
        for (const companion of beside) watch(companion, element);
        const searches = searchesOf(element, card);
        const at = [card.key, card.form, ...size].join("|");
        const earlier = found.get(at);
        if (earlier !== undefined) searches.forEach((search, index) => search.apply(search.tries[earlier[index]!]!));
        else measured.push({ element, at, searches });
    }
    for (const { element } of measured) delete element.dataset.tight; // names have their own line while they are fitted
    const all = measured.flatMap(({ searches }) => searches);
    narrow(all.filter(({ beside }) => !beside));
    narrow(all.filter(({ beside }) => beside));
    putNamesBeneath(measured.map(({ searches }) => searches));
    for (const { at, searches } of measured) found.set(at, searches.map(({ low }) => low));
}

/** Finds the first try of each search that fits; the last one counts as fitting. */
function narrow(searches: readonly Search[]): void {
    const middle = ({ low, high }: Search): number => Math.floor((low + high) / 2);
    for (let open = searches; open.length > 0; open = open.filter(({ low, high }) => low < high)) {
        for (const search of open) search.apply(search.tries[middle(search)]!);
        const results = open.map((search) => search.low === search.high || search.fits());
        open.forEach((search, index) => {
            if (results[index]) search.high = middle(search);
            else search.low = middle(search) + 1;
        });
    }
    for (const search of searches) search.apply(search.tries[search.low]!);
}

/** Goes on with the names that are cut beside icon and age; the texts of their cards have less room then. */
function putNamesBeneath(ofCards: readonly (readonly Search[])[]): void {
    const from = (search: Search, low: number): Search => Object.assign(search, { low, high: search.tries.length - 1 });
    const cut = ofCards.filter(([name]) => name?.tries === BAND_NAMES && name.low === NAMES.length - 1 && !name.fits());
    narrow(cut.map(([name]) => from(name!, NAMES.length)));
    narrow(cut.flatMap(([, ...texts]) => texts.map((text) => from(text, 0))));
}

function searchesOf(element: HTMLElement, { form }: Card): Search[] {
    const searches: Search[] = [];
    const name = element.querySelector<HTMLElement>(".name");
    if (name !== null) {
        const apply = ({ size, wraps = false, narrow: narrowed = false, beneath = false }: Try): void => {
            name.style.setProperty("--name-fit", `${size}`);
            name.style.whiteSpace = wraps ? "normal" : "nowrap";
            name.toggleAttribute("data-narrow", narrowed);
            name.toggleAttribute("data-beneath", beneath);
        };
        const fits = (): boolean => name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.parentElement!.clientHeight + 1;
        const tries = name.parentElement!.matches("header") ? BAND_NAMES : NAMES;
        searches.push({ tries, apply, fits, low: 0, high: NAMES.length - 1, beside: false });
    }
    const text = element.querySelector<HTMLElement>(".text");
    if (form !== null && text !== null) {
        const tries = isLarge() && TEXTS[form][0]?.instead === undefined ? [...LARGER, ...TEXTS[form]] : TEXTS[form];
        const apply = ({ size, instead, tight, narrow: narrowed = false, footless = false, grows = false }: Try): void => {
            text.style.fontSize = `${size}px`;
            text.toggleAttribute("data-narrow", narrowed);
            put(element, "instead", instead);
            put(element, "tight", tight);
            element.toggleAttribute("data-footless", footless);
            element.toggleAttribute("data-grows", grows);
            element.toggleAttribute("data-cut", instead === "nothing");
        };
        searches.push({ tries, apply, fits: () => isWhole(element.hasAttribute("data-tight") ? element : text), low: 0, high: tries.length - 1, beside: BESIDE.includes(form) });
    }
    return searches;
}

/** Writes a value or none into an element's data, if something else is there. */
function put({ dataset }: HTMLElement, name: string, value: string | undefined): void {
    if (value === undefined) delete dataset[name];
    else if (dataset[name] !== value) dataset[name] = value;
}

const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
    scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;
