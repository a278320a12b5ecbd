/**
 * A plate has the height of its row: what it says gives way step by step until all of it is in sight. All plates that have
 * changed are looked at together, so that each step costs one layout for all of them.
 */

/** The steps; what each of them does, the plate's styles say. */
const STEPS = [1, 2, 3, 4, 5, 6];

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
    scrollWidth > clientWidth || scrollHeight > clientHeight;

const changed = new Set<HTMLElement>();

/** Fits a plate, with all others that change in the same moment. */
function fitSoon(plate: HTMLElement): void {
    if (changed.size === 0) queueMicrotask(fitAll);
    changed.add(plate);
}

function fitAll(): void {
    let cut = [...changed];
    changed.clear();
    for (const plate of cut) if (plate.dataset.fit) plate.dataset.fit = ""; // what is written costs a layout
    for (const step of STEPS) {
        cut = cut.filter(isCut);
        for (const plate of cut) plate.dataset.fit = `${plate.dataset.fit ?? ""} ${step}`;
    }
}

/** Writes the steps that are taken into data-fit, as " 1 2", anew whenever the plate's size or anything on it changes. */
export function fittingPlate(plate: HTMLElement): { destroy: () => void } {
    const resized = new ResizeObserver(() => fitSoon(plate));
    const other = new MutationObserver(() => fitSoon(plate));
    resized.observe(plate);
    other.observe(plate, { childList: true, characterData: true, subtree: true });
    return {
        destroy: () => {
            resized.disconnect();
            other.disconnect();
            changed.delete(plate);
        },
    };
}
