/** What comes in quick succession is taken in one after the other, with a frame between: the first is seen while the next is worked out. */

/** A page that is not painted, as one in the background, waits no longer than so many milliseconds. */
const LONGEST = 100;

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
        afterFrame(() => this.next());
        this.take(one);
    }
}

/** Calls `then` once a frame has been painted, or can't be expected any more. */
function afterFrame(then: () => void): void {
    const frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        setTimeout(then); // what is worked out before a frame is painted would hold it up
    });
    const timer = setTimeout(() => {
        cancelAnimationFrame(frame);
        then();
    }, LONGEST);
}
