/** Whether what can be chosen on the table is in sight, and how it comes there. */

import { reducedMotion } from "../../settings/settings.svelte";

/** Whoever scrolled less than this many milliseconds ago is still doing it. */
const SCROLLING = 800;
/** A card of which this part is seen can be chosen. */
const SEEN = 0.5;

/** What the reader did last: whoever works by keys is not scrolled about. */
let byKeys = false;
let scrolled = -Infinity;

addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);
for (const moves of ["wheel", "touchmove", "scroll"])
    addEventListener(moves, () => (scrolled = performance.now()), { capture: true, passive: true });

export class OffersInSight {
    /** Whether something can be chosen on the table, and none of it is in sight. */
    missing = $state(false);

    private offered: Element[] = [];
    /** The question, by its sequence, that has brought what it offers into sight. */
    private brought = -1;

    /** Watches what the table offers for a question, above the foot of the window that is covered; returns how to stop. */
    watch(sequence: number, covered: number): () => void {
        const seen = new Set<Element>();
        this.offered = [...document.querySelectorAll("[data-place] [data-offered]")];
        const observer = new IntersectionObserver(
            (entries) => {
                for (const { target, isIntersecting } of entries) {
                    if (isIntersecting) seen.add(target);
                    else seen.delete(target);
                }
                this.missing = seen.size === 0;
                this.bring(sequence);
            },
            { rootMargin: `0px 0px -${covered}px 0px`, threshold: SEEN },
        );
        for (const one of this.offered) observer.observe(one);
        return () => {
            observer.disconnect();
            this.missing = false;
        };
    }

    /** Brings it into sight. */
    show(): void {
        this.offered[0]?.scrollIntoView({ block: "center", behavior: reducedMotion() ? "instant" : "smooth" });
    }

    /** Brings it there by itself, once for each question, unless the reader works by keys or scrolls. */
    private bring(sequence: number): void {
        if (sequence === this.brought) return;
        this.brought = sequence;
        const reading = byKeys || performance.now() - scrolled < SCROLLING || document.querySelector("dialog[open]") !== null;
        if (this.missing && !reading) this.show();
    }
}
