/** Of several ways to say the same thing, the first one that has room. */

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
    scrollWidth > clientWidth || scrollHeight > clientHeight + 1;

/** Hides all children of a box but the first one that fits into it, or else the last; anew if the box or its words change. */
export function firstFitting(box: HTMLElement): { destroy: () => void } {
    function fit(): void {
        const ways = [...box.children] as HTMLElement[];
        for (const shown of ways) {
            for (const way of ways) way.hidden = way !== shown;
            if (!isCut(box)) return;
        }
    }
    const resized = new ResizeObserver(fit);
    const other = new MutationObserver(fit);
    resized.observe(box);
    other.observe(box, { childList: true, characterData: true, subtree: true });
    return {
        destroy: () => {
            resized.disconnect();
            other.disconnect();
        },
    };
}
