/** Previews of actions, asked for while the reader thinks: after a moment, one at a time, each once per position. */

import { preview as askPreview, Refused, Unreachable } from "../../api/client";
import type { Preview } from "../../api/model";
import type { Reading } from "../reading/reading";

/** How long, in milliseconds, something must be selected or pointed at. */
export const SELECTED = 40;
export const POINTED = 250;

/** Whose actions are previewed. */
type Previewed = Pick<Reading, "me"> & { readonly source: { readonly path: string } };
type Ask = (action: string, signal: AbortSignal) => Promise<Preview>;

export class Previews {
    /** The action wanted, by its key; null for none. */
    wanted = $state.raw<string | null>(null);
    /** Why there is none of what is wanted; null if nothing went wrong. */
    failure = $state.raw<Refused | Unreachable | null>(null);

    private found = $state.raw<ReadonlyMap<string, Preview>>(new Map());
    private sequence = -1;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private asking: AbortController | null = null;
    /** How long what is wanted must be wanted. */
    private pause = 0;
    /** The position is about to be another one. */
    private resting = false;
    /** Those who wait for what is wanted. */
    private waiting: ((preview: Preview | null) => void)[] = [];

    constructor(private readonly ask: Ask) {}

    /** The preview of what is wanted; null while it is not there. Not derived: it would die with the view that is first. */
    get shown(): Preview | null {
        return this.wanted === null ? null : (this.found.get(this.wanted) ?? null);
    }

    /** The preview of an action in the position of this sequence, if it is there already. */
    of(sequence: number, action: string): Preview | null {
        return sequence === this.sequence ? (this.found.get(action) ?? null) : null;
    }

    /** Wants the preview of an action in the position of this sequence, after a pause; null wants none any more. */
    want(sequence: number, action: string | null, pause: number): void {
        if (sequence === this.sequence && action === this.wanted) return;
        this.forget();
        if (sequence !== this.sequence) this.found = new Map();
        this.sequence = sequence;
        this.wanted = action;
        this.pause = pause;
        this.begin();
    }

    /** Wants the preview of an action at once, and waits for it; null if it cannot be had, or another one is wanted before. */
    soon(sequence: number, action: string): Promise<Preview | null> {
        this.want(sequence, action, 0);
        const known = this.of(sequence, action);
        if (known !== null || this.failure !== null) return Promise.resolve(known);
        return new Promise((tell) => this.waiting.push(tell));
    }

    /** Asks nothing until `goOn`: something is done, after which what was offered no longer is. */
    rest(): void {
        this.resting = true;
        this.stop();
        this.tell(null);
    }

    /** Asks again for what is wanted. */
    goOn(): void {
        this.resting = false;
        this.begin();
    }

    /** Asks once more for what could not be had: the server may answer now. */
    again(): void {
        if (this.failure === null) return;
        this.forget();
        this.begin();
    }

    /** Stops asking, as when the page goes. */
    close(): void {
        this.forget();
        this.wanted = null;
    }

    private begin(): void {
        const { wanted } = this;
        if (this.resting || wanted === null || this.found.has(wanted)) return;
        this.timer = setTimeout(() => void this.look(wanted), this.pause);
    }

    private stop(): void {
        clearTimeout(this.timer);
        this.asking?.abort();
        this.asking = null;
    }

    private forget(): void {
        this.stop();
        this.failure = null;
        this.tell(null);
    }

    private async look(action: string): Promise<void> {
        const asking = new AbortController();
        this.asking = asking;
        try {
            const found = await this.ask(action, asking.signal);
            if (this.asking !== asking) return;
            this.found = new Map(this.found).set(action, found);
            this.tell(found);
        } catch (error) {
            if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
            if (this.asking !== asking) return;
            this.failure = error;
            this.tell(null);
        }
    }

    private tell(preview: Preview | null): void {
        for (const tell of this.waiting.splice(0)) tell(preview);
    }
}

/** What the actions of a seat would do, also out of turn: see `Previews`. */
export const previewsOf = (game: Previewed, owner: () => number): Previews =>
    new Previews((action, signal) => askPreview(game.source.path, owner(), action, game.me, signal));
