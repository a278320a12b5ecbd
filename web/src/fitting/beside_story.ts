/** What a bar shows in the rail, for which its line has no room: what stands in the rail ends above it. */

/** What stands there: the card that is asked about or considered, and cards to be put in order. */
const SHOWN = ":scope > .asked > .card, :scope > .considered, :scope > .options > .order";

/** Writes the height of what the bar shows in the rail into --beside of the table, which the rail keeps free; 0px of nothing. */
export function besideStory(bar: HTMLElement): { destroy: () => void } {
    const table = bar.closest<HTMLElement>("[data-table]");
    let shown: readonly Element[] = [];
    const measure = (): void => {
        const heights = shown.map((one) => (one as HTMLElement).offsetHeight);
        table?.style.setProperty("--beside", `${Math.max(0, ...heights)}px`);
    };
    const resized = new ResizeObserver(measure);
    const look = (): void => {
        const there = [...bar.querySelectorAll(SHOWN)];
        if (there.length === shown.length && there.every((one, place) => one === shown[place])) return;
        resized.disconnect();
        shown = there;
        for (const one of shown) resized.observe(one);
        measure();
    };
    const changed = new MutationObserver(look);
    changed.observe(bar, { childList: true, subtree: true });
    look();
    return {
        destroy: () => {
            changed.disconnect();
            resized.disconnect();
            table?.style.removeProperty("--beside");
        },
    };
}
