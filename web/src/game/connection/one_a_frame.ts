/** What comes in quick succession is taken in one after the other, with a frame between: the first is seen while the next is worked out. */

import { afterPaint } from "../../shell/frames";

export class OneAFrame<T> {
    private waiting: T[] = [];
    private painting = false;

    constructor(private readonly take: (one: T) => void) {}

    /** Takes something in, at once unless what came before it is not painted yet. */
    add(one: T): void {
        this.waiting.push(one);
        if (!this.painting) this.next();
    }

    /** What has not been taken in yet never will be. */
    clear(): void {
        this.waiting = [];
    }

    private next(): void {
        const one = this.waiting.shift();
        this.painting = one !== undefined;
        if (one === undefined) return;
        try {
            this.take(one);
        } finally {
            afterPaint(() => this.next());
        }
    }
}
