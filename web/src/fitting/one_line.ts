/** What stands in one line, whatever it says: a player's name, the bar, and a phone's question. */

import { observeAnew } from "../cards/observe_anew";

/** Letters of a name are no smaller, in px. */
const SMALLEST = 11.5;
/** How narrow they may be before that. */
const STRETCHES = ["87%", "75%"];
/** The sizes of a phone's question in px, the largest first. */
const SENTENCE = [17, 16, 15, 14, 13];
/** How the bar gives way: smaller buttons, a smaller question, and at last a question of two small lines; its styles say how. */
const STEPS = ["1", "1 2", "1 2 3"];
/** What is left once no button can be taken out: answers of two small lines, too. */
const LAST_STEP = "1 2 3 4";
/** What of the bar must be read whole. */
const WHOLE = ".question, .role, .problem, .still > p, .asked > p:first-child";
/** What lies between the bar and those: none of it may be wider than its room, which would put it under the buttons. */
const AROUND = ".asked, .still";

/** Calls `fit` before the next paint, and again whenever the size of an element changes, anything in it, or the fonts. */
function fitted(element: HTMLElement, fit: () => void): { destroy: () => void } {
    const resized = new ResizeObserver(fit);
    const anew = (): void => observeAnew(resized, element);
    const words = new MutationObserver(anew);
    words.observe(element, { childList: true, characterData: true, subtree: true });
    document.fonts.addEventListener("loadingdone", anew);
    anew();
    return {
        destroy: () => {
            document.fonts.removeEventListener("loadingdone", anew);
            words.disconnect();
            resized.disconnect();
        },
    };
}

/** Makes a name as narrow as it has to be, then as small, at least 11.5 px or `smallest`; what has no room then is cut. */
export const fittingName = (name: HTMLElement, smallest = SMALLEST): { destroy: () => void } =>
    fitted(name, () => {
        name.style.fontSize = name.style.fontStretch = "";
        for (const stretch of STRETCHES) {
            if (name.scrollWidth <= name.clientWidth) return;
            name.style.fontStretch = stretch;
        }
        const { scrollWidth, clientWidth } = name;
        if (scrollWidth <= clientWidth) return;
        const usual = parseFloat(getComputedStyle(name).fontSize);
        name.style.fontSize = `${Math.max(smallest, Math.floor((20 * usual * clientWidth) / scrollWidth) / 20)}px`;
    });

/** Whether anything in the bar runs out of its room, sideways or, in several lines, up and down. */
const isCut = (bar: HTMLElement): boolean =>
    [bar, ...bar.querySelectorAll<HTMLElement>(`${AROUND}, ${WHOLE}`)].some((one) => one.scrollWidth > one.clientWidth + 1) ||
    [...bar.querySelectorAll<HTMLElement>(WHOLE)].some((one) => one.offsetHeight > bar.clientHeight);

/** Writes the steps by which the bar gives way into data-fit; its remarks shrink before them. `onnarrow`: what has no room
 * in two lines either; it takes a button out of the bar and says so, if it can. */
export const fittingBar = (bar: HTMLElement, onnarrow: () => boolean): { destroy: () => void } =>
    fitted(bar, () => {
        bar.dataset.fit = "";
        for (const step of STEPS) {
            if (!isCut(bar)) return;
            bar.dataset.fit = step;
        }
        if (isCut(bar) && !onnarrow()) bar.dataset.fit = LAST_STEP; // without the button it is fitted anew
    });

/** The sizes of names side by side in px, the largest first. */
const NAMES = [13, 12.5, 12, 11.5, 11, 10.5, 10];

/** Makes names that stand side by side as small as they have to be so that each of their words is whole, written into --name. */
export const fittingNames = (row: HTMLElement): { destroy: () => void } =>
    fitted(row, () => {
        for (const size of NAMES) {
            row.style.setProperty("--name", `${size}px`);
            if (row.scrollWidth <= row.clientWidth) return;
        }
    });

/** Fits a sentence into one line, if `asked`, as large as it has room there; one that never has goes on in a further line. */
export function oneLine(sentence: HTMLElement, asked: boolean): { update: (asked: boolean) => void; destroy: () => void } {
    let wanted = asked;
    function fit(): void {
        const { style } = sentence;
        style.whiteSpace = wanted ? "nowrap" : "";
        style.fontSize = "";
        if (!wanted) return;
        for (const size of SENTENCE) {
            style.fontSize = `${size}px`;
            if (sentence.scrollWidth <= sentence.clientWidth) return;
        }
        style.whiteSpace = "";
    }
    const { destroy } = fitted(sentence, fit);
    return {
        update: (next) => {
            wanted = next;
            fit();
        },
        destroy,
    };
}
