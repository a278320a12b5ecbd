/**
 * Names and texts of cards take the largest size for which their card has room. Nothing is ever cut: if a text would not fit
 * at the smallest size, the card's lines stand there, and if even they have no room, neither do: the card says so with
 * data-cut. Whether it is the text or less is found when a turn begins; from then on it stays so, as long as it has room:
 * on a wide table down to letters of 10 px, on a phone as large as any.
 *
 * The browser tells of all cards whose size has changed at once, before it paints. They are measured together, so that
 * each try costs one layout for all of them, and what was found once for a card of one size is kept.
 */

import { observeAnew } from "./observe_anew";
import { BAND_NAMES, type FittedForm, isLike, NAMES, ROW_NAMES, type Shown, SLIM_NAMES, textsOf, type Try } from "./tries";

/** From such a width on, or if the reader wants large cards, texts may be larger. */
const LARGE_WINDOW = 1800;
/** Narrower ones, in px, have the table of a phone. */
const NARROW_WINDOW = 992;
const isNarrow = (): boolean => innerWidth < NARROW_WINDOW;
const isLarge = (): boolean => innerWidth >= LARGE_WINDOW || document.documentElement.dataset.cards === "large";

/** What decides which tries there are. To ask for it costs a layout once anything has been written. */
interface Room {
    narrow: boolean;
    large: boolean;
}

/** The tries of one name or text, of which those from `low` to `high` may be the first that fits. */
interface Search {
    tries: readonly Try[];
    apply: (chosen: Try) => void;
    /** About how many times too large its letters are as it stands; no more than 1 if it fits. */
    excess: () => number;
    low: number;
    high: number;
    /** How much room there is depends on the name: it is fitted after all names. Else all are fitted together. */
    beside: boolean;
}

/** The forms whose text has the room that a name of one line or two leaves it. */
const BESIDE: readonly (FittedForm | null)[] = ["slim", "row", "line"];

interface Card {
    /** What is written on it: the same words in the same form fit alike. */
    key: string;
    form: FittedForm | null;
}

/** A card that lies there, and what it has shown since the turn began, or since it came. */
interface Lying {
    card: Card;
    shown: Shown | null;
    /** It has been fitted since with that in mind: without, it might show something else. */
    bound: boolean;
    /** How high it was then, in px. */
    height: number;
}

const cards = new Map<Element, Lying>();
/** What was found, by what is written, its form and the size of the card. */
const found = new Map<string, number[]>();
/** What takes its room from the text of a card, with that card. */
const companions = new WeakMap<Element, Element>();
let observer: ResizeObserver | null = null;
/** A turn has just begun, or the window is another one: what cards show may change. */
let beginning = true;
let begun = 0;

/** Fits the name of a card and, in a form whose height is given, its text; anew if its size or its words change. */
export function fitting(element: HTMLElement, card: Card): { update: (card: Card) => void; destroy: () => void } {
    const watching = (observer ??= observing());
    const lying = (of: Card): Lying => ({ card: of, shown: null, bound: false, height: 0 });
    cards.set(element, lying(card));
    watching.observe(element);
    return {
        update: (next) => {
            const before = cards.get(element);
            if (before !== undefined && before.card.key === next.key && before.card.form === next.form) before.card = next;
            else cards.set(element, lying(next));
            observeAnew(watching, element);
        },
        destroy: () => {
            cards.delete(element);
            watching.unobserve(element);
        },
    };
}

/** A turn begins: until all is laid out for it, cards that lie there may change between their texts and less. */
export function turnBegins(): void {
    if (observer === null) return;
    void beginAnew();
    for (const [element, lying] of cards) if (lying.bound) observeAnew(observer, element);
}

/** Until all is laid out, and the letters for it are there and measured. */
async function beginAnew(): Promise<void> {
    beginning = true;
    const mine = ++begun;
    await laidOut();
    await document.fonts.ready;
    await laidOut();
    if (mine === begun) beginning = false;
}

const laidOut = (): Promise<unknown> => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));

/**
 * Letters of another face are wider or narrower: once fonts are there, all is measured again, and still shows what it has
 * shown since the turn began; so it is when texts may be larger than before, or no more.
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
        void beginAnew();
        again();
    };
    void beginAnew();
    document.fonts.addEventListener("loadingdone", again);
    addEventListener("resize", () => void beginAnew());
    addEventListener("resize", look);
    new MutationObserver(look).observe(document.documentElement, { attributeFilter: ["data-cards"] });
    return watching;
}

/** What stands before the text of a card in the same box, whose size may change while the card keeps its own: whom it reaches. */
function companionsOf(element: Element): HTMLElement[] {
    const standing: HTMLElement[] = [];
    let before = element.querySelector(".text")?.previousElementSibling;
    for (; before instanceof HTMLElement; before = before.previousElementSibling)
        if (!before.matches(".head")) standing.push(before);
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
    const room: Room = { narrow: isNarrow(), large: isLarge() };
    for (const element of elements) if (element instanceof HTMLElement) giveBack(element);
    const sized = elements.flatMap((element) => {
        const lying = cards.get(element);
        const [width, height] = [element.clientWidth, element.clientHeight];
        if (lying === undefined || width === 0 || !(element instanceof HTMLElement)) return [];
        if (beginning || isRaised(lying, height)) lying.shown = null;
        lying.bound = lying.shown !== null;
        lying.height = height;
        if (lying.card.form === null) return [{ element, lying, beside: [], size: sizeOf(element).slice(0, 1) }];
        const beside = companionsOf(element);
        return [{ element, lying, beside, size: [element, ...beside].flatMap(sizeOf) }];
    });
    for (const { element, lying, beside, size } of sized) {
        for (const companion of beside) watch(companion, element);
        const searches = searchesOf(element, lying, room);
        const at = [lying.card.key, lying.card.form, lying.shown, room.narrow, ...size].join("|");
        const earlier = found.get(at);
        if (earlier !== undefined) searches.forEach((search, index) => search.apply(search.tries[earlier[index]!]!));
        else measured.push({ element, at, searches });
    }
    const all = measured.flatMap(({ searches }) => searches);
    narrow(all.filter(({ beside }) => !beside));
    narrow(all.filter(({ beside }) => beside));
    putNamesBeneath(measured.map(({ searches }) => searches));
    for (const { at, searches } of measured) found.set(at, searches.map(({ low }) => low));
    for (const { element, lying } of sized) note(lying, element, room);
}

/** What gave way on a card, and its name's own line, are there again: how much room they take does not depend on what was found last. */
function giveBack({ dataset }: HTMLElement): void {
    delete dataset.tight;
    delete dataset.footless;
    delete dataset.beneath;
}

/** Browsers lay out in parts of a pixel, so many of them: what has room depends on a fraction, too. */
const PARTS = 64;
const sizeOf = (element: Element): number[] => {
    const { width, height } = element.getBoundingClientRect();
    return [width, height].map((length) => Math.round(length * PARTS));
};

/** A card of the hand that is so much higher than before has moved: the hand has the room of the board now. */
const RAISED = 1.4;
const isRaised = ({ card, height }: Lying, now: number): boolean => card.form === "hand" && height > 0 && now > RAISED * height;

/** Notes what a card shows: what a phone has shortened once stays short for the turn. */
function note(lying: Lying, { dataset: { instead } }: HTMLElement, { narrow }: Room): void {
    if (lying.shown === null) lying.shown = instead === undefined ? "text" : "short";
    else if (instead !== undefined && narrow) lying.shown = "short";
}

/**
 * Finds the first try of each search that fits; the last one counts as fitting. All searches try once in a round, as a round
 * costs a layout: first the largest, then what is expected of its excess, then the one before it, and halves of what is left.
 */
function narrow(searches: readonly Search[]): void {
    let open = searches.map((search) => ({ search, at: search.low, fitted: false })).filter(({ search: { low, high } }) => low < high);
    while (open.length > 0) {
        for (const { search, at } of open) search.apply(search.tries[at]!);
        const excesses = open.map(({ search }) => search.excess());
        open = open.flatMap(({ search, at, fitted }, index) => {
            const excess = excesses[index]!;
            const fits = excess <= 1;
            if (fits) search.high = at;
            else search.low = at + 1;
            const { low, high } = search;
            if (low === high) return [];
            const next = !fits ? expected(search, search.tries[at]!, excess) : fitted ? Math.floor((low + high) / 2) : high - 1;
            return [{ search, at: next, fitted: fits }];
        });
    }
    for (const search of searches) search.apply(search.tries[search.low]!);
}

/** After a try whose letters were so many times too large: the first one like it that may fit, or the middle of what is left. */
function expected({ tries, low, high }: Search, tried: Try, excess: number): number {
    const likely = tries.findIndex((one, index) => index >= low && index < high && isLike(one, tried) && one.size * excess <= tried.size);
    return likely >= 0 ? likely : Math.floor((low + high) / 2);
}

/** Goes on with the names that are cut beside icon and age; the texts of their cards have less room then. */
function putNamesBeneath(ofCards: readonly (readonly Search[])[]): void {
    const from = (search: Search, low: number): Search => Object.assign(search, { low, high: search.tries.length - 1 });
    const cut = ofCards.filter(([name]) => name?.tries === BAND_NAMES && name.low === NAMES.length - 1 && name.excess() > 1);
    narrow(cut.map(([name]) => from(name!, NAMES.length)));
    narrow(cut.flatMap(([, ...texts]) => texts.map((text) => from(text, 0))));
}

function searchesOf(element: HTMLElement, { card: { form }, shown }: Lying, room: Room): Search[] {
    const searches: Search[] = [];
    const name = element.querySelector<HTMLElement>(".name");
    if (name !== null) {
        const apply = ({ size, wraps = false, narrow: narrowed = false, beneath = false }: Try): void => {
            name.style.setProperty("--name-fit", `${size}`);
            name.style.whiteSpace = wraps ? "normal" : "nowrap";
            name.toggleAttribute("data-narrow", narrowed);
            element.toggleAttribute("data-wraps", wraps);
            element.toggleAttribute("data-beneath", beneath);
        };
        const excess = (): number => Math.max(over(name.scrollWidth, name.clientWidth), over(name.scrollHeight, name.parentElement!.clientHeight + 1));
        const tries = form === "row" ? ROW_NAMES : form === "slim" ? SLIM_NAMES : name.parentElement!.matches("header") ? BAND_NAMES : NAMES;
        searches.push({ tries, apply, excess, low: 0, high: (tries === BAND_NAMES ? NAMES : tries).length - 1, beside: false });
    }
    const text = element.querySelector<HTMLElement>(".text");
    if (form !== null && text !== null) {
        const tries = textsOf(form, room.large, shown, !room.narrow);
        const apply = ({ size, instead, tight, narrow: narrowed = false, footless = false, iconless = false, runs = false, grows = false }: Try): void => {
            text.style.fontSize = `${size}px`;
            text.toggleAttribute("data-narrow", narrowed);
            put(element, "instead", instead);
            put(element, "tight", tight);
            element.toggleAttribute("data-footless", footless);
            element.toggleAttribute("data-iconless", iconless);
            element.toggleAttribute("data-runs", runs);
            element.toggleAttribute("data-grows", grows);
            element.toggleAttribute("data-cut", instead === "nothing");
        };
        searches.push({ tries, apply, excess: () => excessOf(element.hasAttribute("data-tight") ? element : text), low: 0, high: tries.length - 1, beside: BESIDE.includes(form) });
    }
    return searches;
}

/** Writes a value or none into an element's data, if something else is there. */
function put({ dataset }: HTMLElement, name: string, value: string | undefined): void {
    if (value === undefined) delete dataset[name];
    else if (dataset[name] !== value) dataset[name] = value;
}

/** Letters have an area: of a text that is so many times too high they are too large by the root of it. */
const excessOf = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): number =>
    Math.max(over(scrollWidth, clientWidth), Math.sqrt(over(scrollHeight, clientHeight + 1)));

/** How many times its room something needs, at least once. */
const over = (needed: number, room: number): number => (needed <= room ? 1 : needed / room);
