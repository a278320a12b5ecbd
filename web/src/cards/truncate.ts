/** Telling whether a text is cut off because it does not fit. */

/** Says of an element, as `data-cut`, whether its end is cut off. */
export function truncation(element: HTMLElement): { destroy: () => void } {
    const observer = new ResizeObserver(() => element.toggleAttribute("data-cut", isCut(element)));
    observer.observe(element);
    return { destroy: () => observer.disconnect() };
}

const isCut = (element: Element): boolean => element.scrollHeight > element.clientHeight + 1;
