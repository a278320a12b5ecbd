/** What stands around a page: nothing, if the page fills the window by itself. */

import { onDestroy } from "svelte";

class Frame {
    /** How many parts of the page fill the window. */
    private filling = $state(0);

    get filled(): boolean {
        return this.filling > 0;
    }

    fill(by: 1 | -1): void {
        this.filling += by;
    }
}

export const frame = new Frame();

/** Says, while a component is created, that it fills the window as long as it is there. */
export function fillsWindow(): void {
    frame.fill(1);
    onDestroy(() => frame.fill(-1));
}
