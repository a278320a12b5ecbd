/**
 * A plate has the height of its row: what it says gives way step by step until all of it is in sight. The browser tells of
 * all plates that have changed at once, before it paints: each step costs one layout for all of them.
 */

import { observeAnew } from "../cards/observe_anew";

/** The steps; what each of them does, the plate's styles say. */
const STEPS = [1, 2, 3, 4, 5, 6];

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
    scrollWidth > clientWidth || scrollHeight > clientHeight;

const observer = new ResizeObserver((changed) => fitAll(changed.map(({ target }) => target as HTMLElement)));

/** How many steps each plate has taken. */
const taken = new WeakMap<HTMLElement, number>();

function take(plate: HTMLElement, number: number): void {
    taken.set(plate, number);
    const fit = STEPS.slice(0, number).map((step) => ` ${step}`).join("");
    if ((plate.dataset.fit ?? "") !== fit) plate.dataset.fit = fit; // what is written costs a layout
}

/** Most plates need as many steps as before: if one less is not enough, the search goes on from there, else from none. */
function fitAll(plates: readonly HTMLElement[]): void {
    const before = plates.map((plate) => taken.get(plate) ?? 0);
    plates.forEach((plate, index) => take(plate, Math.max(0, before[index]! - 1)));
    const cut = new Set(plates.filter(isCut));
    const roomier = plates.filter((plate, index) => before[index]! > 1 && !cut.has(plate));
    for (const plate of cut) take(plate, taken.get(plate)! + 1);
    for (const plate of roomier) take(plate, 0);
    let open = [...cut, ...roomier];
    while (open.length > 0) {
        open = open.filter((plate) => taken.get(plate)! < STEPS.length && isCut(plate));
        for (const plate of open) take(plate, taken.get(plate)! + 1);
    }
}

/** Writes the steps that are taken into data-fit, as " 1 2", anew whenever the plate's size or anything on it changes. */
export function fittingPlate(plate: HTMLElement): { destroy: () => void } {
    const anew = (): void => observeAnew(observer, plate);
    const words = new MutationObserver(anew);
    words.observe(plate, { childList: true, characterData: true, subtree: true });
    anew();
    return {
        destroy: () => {
            words.disconnect();
            observer.unobserve(plate);
        },
    };
}
