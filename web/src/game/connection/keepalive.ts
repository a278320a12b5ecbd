/** Whether the other side of a connection is still there. A connection may die without either end being told. */

/** After how many milliseconds of silence it is asked. */
const QUIET = 20_000;
/** How many milliseconds it may take to answer. */
const PATIENCE = 10_000;

export class Keepalive {
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** `ask` asks the other side for an answer; `dead` is called if it has none. */
    constructor(
        private readonly ask: () => void,
        private readonly dead: () => void,
    ) {}

    /** A connection is being made, which may come to nothing, too. */
    begin(): void {
        this.after(QUIET, this.dead);
    }

    /** Something was heard. */
    heard(): void {
        this.after(QUIET, () => this.check());
    }

    /** Asks now. */
    check(): void {
        this.ask();
        this.after(PATIENCE, this.dead);
    }

    stop(): void {
        clearTimeout(this.timer);
    }

    private after(pause: number, act: () => void): void {
        clearTimeout(this.timer);
        this.timer = setTimeout(act, pause);
    }
}
