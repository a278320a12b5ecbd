/** Where the counters of the table are on the screen, and the tabs of splayed piles, so that their changes can be seen. */

import { type Place, placeId } from "../api/places";

type Action = { update: (name: string) => void; destroy: () => void };

const counters = new Map<string, Set<Element>>();

/** Says that this element shows what a counter counts (see `game/counters.ts`). */
export function counter(element: Element, name: string): Action {
    const add = () => counters.set(name, (counters.get(name) ?? new Set()).add(element));
    const forget = () => {
        counters.get(name)?.delete(element);
        if (counters.get(name)?.size === 0) counters.delete(name);
    };
    add();
    return {
        update(next) {
            forget();
            name = next;
            add();
        },
        destroy: forget,
    };
}

/** The elements of a counter that are in sight. */
export const countersInSight = (name: string): Element[] => [...(counters.get(name) ?? [])].filter(isInSight);

function isInSight(element: Element): boolean {
    const { width, left, right, top, bottom } = element.getBoundingClientRect();
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.checkVisibility();
}

/** How the tabs of a pile come out: where each comes from, as a transformation. */
interface Tabs {
    element: HTMLElement;
    from: string;
}

const tabs = new Map<string, Tabs>();

/** Says that the children of this element show the covered cards of a pile, the nearest first, which come out from there. */
export function pileTabs(element: HTMLElement, { place, from }: { place: Place; from: string }): { destroy: () => void } {
    const name = placeId(place);
    const shown = { element, from };
    tabs.set(name, shown);
    return { destroy: () => void (tabs.get(name) === shown && tabs.delete(name)) };
}

/** Milliseconds that a tab takes to come out, and how much later each further one sets out. */
const TAB = { out: 180, later: 30 };

/** Lets the tabs of a pile come out from under its card, the nearest first; `speed`: how many times as long it takes. */
export function slideOut(place: Place, speed: number): void {
    const { element, from } = tabs.get(placeId(place)) ?? {};
    for (const [at, tab] of [...(element?.children ?? [])].filter((child) => child.matches("[data-tab-of-pile]")).entries())
        tab.animate([{ transform: from!, opacity: 0 }, { transform: from!, opacity: 1, offset: 0.01 }, { transform: "none", opacity: 1 }], {
            duration: TAB.out * speed,
            delay: TAB.later * speed * at,
            easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
            fill: "backwards",
        });
}
