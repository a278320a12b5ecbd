/** A plate has the height of its row: what it says gives way step by step until all of it is in sight. */

/** The steps; what each of them does, the plate's styles say. */
const STEPS = [1, 2, 3, 4, 5, 6];

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
    scrollWidth > clientWidth || scrollHeight > clientHeight;

function fit(plate: HTMLElement): void {
    plate.dataset.fit = "";
    for (const step of STEPS) if (isCut(plate)) plate.dataset.fit += ` ${step}`;
}

/** Writes the steps that are taken into data-fit, as " 1 2", anew whenever the plate's size or anything on it changes. */
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
