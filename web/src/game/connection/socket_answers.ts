/** Answers over a table's WebSocket: each has an id, by which its reply is known. */

import { Refused, Unreachable, wordsForRefusal } from "../../api/client";
import type { LiveMessage, RefusedMessage } from "../../api/model";

/** After how many milliseconds without a reply a WebSocket counts as dead. */
const PATIENCE = 5000;

/** The WebSocket has ended, or is silent: the answer was taken or not. */
export class NoReply extends Error {}

interface Waiting {
    id: number;
    timer: ReturnType<typeof setTimeout>;
    taken(): void;
    failed(error: Error): void;
}

export class SocketAnswers {
    private last = 0;
    private waiting: Waiting | null = null;

    /** `silent` is called if no reply comes. */
    constructor(private readonly silent: () => void) {}

    /** Sends an answer. Returns when it was taken; throws Refused, Unreachable, or NoReply. */
    send(socket: WebSocket, key: string, sequence: number): Promise<void> {
        this.end();
        const id = ++this.last;
        return new Promise((taken, failed) => {
            const timer = setTimeout(() => {
                this.end();
                this.silent();
            }, PATIENCE);
            this.waiting = { id, timer, taken, failed };
            socket.send(JSON.stringify({ type: "answer", id, key, sequence }));
        });
    }

    /** Whether a message says that what is waited for was taken. */
    isReply(message: LiveMessage): boolean {
        return message.type === "state" && this.waiting !== null && message.answered === this.waiting.id;
    }

    /** Takes in a message that may be the reply. */
    hear(message: LiveMessage): void {
        if (this.isReply(message)) this.take()?.taken();
        if (message.type !== "refused" || message.id !== this.waiting?.id) return;
        const waiting = this.take();
        void wordsForRefusal().then(() => waiting?.failed(refusal(message)));
    }

    /** No reply will come any more. */
    end(): void {
        this.take()?.failed(new NoReply());
    }

    private take(): Waiting | null {
        const { waiting } = this;
        if (waiting !== null) clearTimeout(waiting.timer);
        this.waiting = null;
        return waiting;
    }
}

function refusal({ status, error, message, wait }: RefusedMessage): Error {
    return status >= 500 ? new Unreachable(`status ${status}`) : new Refused(error, message, status, wait ?? 0);
}
