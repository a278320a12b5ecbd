/** A plate has the height of its row: what it says gives way step by step until all of it is in sight. */

/** The last step; what each of them does, the plate's styles say. */
const LAST = 6;

const fit = (plate: HTMLElement): void => {
    for (let step = 0; step <= LAST; step++) {
        plate.dataset.fit = `${step}`;
        if (plate.scrollHeight <= plate.clientHeight && plate.scrollWidth <= plate.clientWidth) return;
    }
};

/** Writes the step into data-fit, anew whenever the plate's size or anything on it changes. */
export function fittingPlate(plate: HTMLElement): { destroy: () => void } {
    const resized = new ResizeObserver(() => fit(plate));
    const changed = new MutationObserver(() => fit(plate));
    resized.observe(plate);
    changed.observe(plate, { childList: true, characterData: true, subtree: true });
    return {
        destroy: () => {
            resized.disconnect();
            changed.disconnect();
        },
    };
}
