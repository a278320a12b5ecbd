/** Where on the screen something is, and whether it can be seen there. */

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

/** Scrolls what an element lies in until as much of it as has room is in sight; what is wider than the window stays. */
export function scrollTo(element: Element): void {
    if (element.getBoundingClientRect().width <= innerWidth && !isWhole(element)) element.scrollIntoView({ block: "nearest", inline: "start" });
}

/** Whether all of it can be seen. */
export function isWhole(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const seen = seenBox(element);
    return seen.width >= width - 1 && seen.height >= height - 1 && isInSight(element);
}

/** What of an element can be seen in what it scrolls in. */
export function seenBox(element: Element): Box {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const outer = around.getBoundingClientRect();
        Object.assign(box, {
            left: Math.max(box.left, outer.left),
            top: Math.max(box.top, outer.top),
            right: Math.min(box.right, outer.right),
            bottom: Math.min(box.bottom, outer.bottom),
        });
    }
    return { left: box.left, top: box.top, width: Math.max(0, box.right - box.left), height: Math.max(0, box.bottom - box.top) };
}

/** Whether something of it can be seen in the window. */
export function isInSight(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return inside && isDrawn(element);
}

/** Whether it has a place on the page, in sight or not. */
export function isDrawn(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}
