/** The pictures of the cards: outlines, loaded for a whole set as soon as one of them is in sight. */

import { SvelteMap } from "svelte/reactivity";

import { loadPictures } from "../sets/registry";

/** So near to the window a picture counts as in sight. */
const NEARBY = "200px";

/** The outlines of the sets that are there, by the set's name. */
const loaded = new SvelteMap<string, Readonly<Record<string, string>>>();
const asked = new Set<string>();
const sets = new WeakMap<Element, string>();
let observer: IntersectionObserver | null = null;

/** The outline of a card's picture, or of a special achievement's; undefined while it is on its way. */
export const outlineOf = (set: string, key: string): string | undefined => loaded.get(set)?.[key];

/** Loads the pictures of a set if that is not begun yet. If that fails, the next one in sight tries again. */
export async function load(set: string): Promise<void> {
    if (asked.has(set)) return;
    asked.add(set);
    try {
        loaded.set(set, await loadPictures(set));
    } catch {
        asked.delete(set);
    }
}

/** Loads the pictures of a set once this element is in sight. */
export function whenSeen(element: Element, set: string): { update: (set: string) => void; destroy: () => void } {
    const watch = (set: string): void => {
        if (asked.has(set)) return;
        observer ??= new IntersectionObserver(look, { rootMargin: NEARBY });
        sets.set(element, set);
        observer.unobserve(element); // what is observed anew is looked at anew
        observer.observe(element);
    };
    watch(set);
    return { update: watch, destroy: () => observer?.unobserve(element) };
}

function look(seen: IntersectionObserverEntry[], observer: IntersectionObserver): void {
    for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void load(sets.get(target)!);
    }
}
