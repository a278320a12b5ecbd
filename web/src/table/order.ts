/** Putting things in order. */

/** The list with one of its items at another place; a place beyond the ends is the end. */
export function moved<Item>(items: readonly Item[], item: Item, to: number): Item[] {
    const others = items.filter((other) => other !== item);
    const place = Math.max(0, Math.min(to, others.length));
    return [...others.slice(0, place), item, ...others.slice(place)];
}
