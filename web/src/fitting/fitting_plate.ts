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

function fitAll(plates: readonly HTMLElement[]): void {
    for (const plate of plates) if (plate.dataset.fit) plate.dataset.fit = ""; // what is written costs a layout
    let cut = plates;
    for (const step of STEPS) {
        cut = cut.filter(isCut);
        for (const plate of cut) plate.dataset.fit = `${plate.dataset.fit ?? ""} ${step}`;
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
