/** A table as the server tells it: one WebSocket that reconnects by itself, and the moves that go out. */

import { answer, ask, lookAt, Refused, undo, Unreachable } from "../../api/client";
import type { ChatLine, EventView, LiveMessage, State, TableView } from "../../api/model";
import { answered, saidOf } from "../../shell/refusals";
import { type Fate, fateOf, type Sent } from "../asked/fate";
import { keepParts } from "../reading/kept_parts";
import { Keepalive } from "./keepalive";
import { OneAFrame } from "./one_a_frame";
import { NoReply, SocketAnswers } from "./socket_answers";

type Connection = "connecting" | "open" | "lost" | "refused";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** A page out of sight for this many milliseconds may have lost its connection without being told, as a locked phone's. */
const LONG_AWAY = 30_000;
/** After how many milliseconds without a reply a request counts as lost. */
const LONGEST_REQUEST = 10_000;
/** The code with which the server closes a socket of somebody who may not look. */
const REFUSED = 4403;
/** With these statuses the server says that there is no such table, and never will be. */
const NOWHERE = [400, 404];
/** What a socket is asked by whether it lives. */
const PING = "ping";
/** What the server is told when the page goes out of sight, and comes back: who doesn't see the table is called. */
const HIDDEN = "hidden";
const SHOWN = "shown";

export class LiveTable {
    table = $state.raw<TableView | null>(null);
    state = $state.raw<State | null>(null);
    events = $state.raw<EventView[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    connection = $state<Connection>("connecting");
    /** Why the server would not let this person look. */
    refusal = $state("");
    /** An answer is on its way. */
    busy = $state(false);
    /** What became of the last answer, or undo, to which no reply came; null while nobody knows, or wonders. */
    fate = $state.raw<Fate | null>(null);
    /** When the table was told last, as performance.now() counts: clocks run from then on. */
    heardAt = $state(0);
    /**
     * Nothing is shown: several people share this device, and nobody has said yet who is looking. Then `asked` are the
     * seats that the table waits for.
     */
    held = $state(false);
    asked = $state.raw<number[]>([]);

    private socket: WebSocket | null = null;
    private pause = FIRST_PAUSE;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private closed = false;
    /** When the page went out of sight, as Date.now() counts: other clocks stand still while a device sleeps. */
    private leftAt = 0;
    /** The next state replaces all that is known: something was missed. */
    private anew = false;
    /** What was sent last if no reply came, until a state shows that it was done, or that nobody will know. */
    private doubted: Sent | null = null;
    /** The reader was told that it didn't arrive, but what a device held back while it was offline may come late. */
    private missed = false;
    /** Ends the request whose reply is waited for; null once a state has shown what it would say. */
    private asking: AbortController | null = null;
    private readonly keepalive = new Keepalive(
        () => this.socket?.readyState === WebSocket.OPEN && this.socket.send(PING),
        () => this.retry(),
    );
    private readonly answers = new SocketAnswers(() => this.retry());
    private readonly messages = new OneAFrame<LiveMessage>((message) => this.hear(message));

    readonly path: string;

    /** `seat`: whose eyes, for a person with several seats; null for the person's own or a spectator's. */
    constructor(
        readonly id: string,
        private seat: number | null = null,
    ) {
        this.path = `/api/tables/${id}`;
    }

    /** Begins to listen. */
    open(): void {
        this.closed = false;
        this.connect();
        addEventListener("online", this.renew);
        document.addEventListener("visibilitychange", this.wake);
    }

    /** Stops listening. */
    close(): void {
        this.closed = true;
        removeEventListener("online", this.renew);
        document.removeEventListener("visibilitychange", this.wake);
        this.drop();
    }

    /** Looks through the eyes of one of this person's seats; whatever another one saw is forgotten. */
    look(seat: number): void {
        if (seat === this.seat) return;
        this.hold();
        this.seat = seat;
        this.held = false;
        this.connect();
    }

    /** Stops showing the table until somebody says who looks: see `held`. */
    hold(): void {
        this.drop();
        this.held = true;
        this.seat = null;
        this.doubted = null;
        this.state = null;
        this.events = [];
    }

    /** Answers the open question; a refusal has changed nothing. Throws Refused or Unreachable. */
    async answer(key: string, sequence: number): Promise<void> {
        const question = this.state?.questions.find(({ seat }) => seat === this.state?.seat);
        const option = question?.options?.find((one) => one.key === key) ?? { key, kind: "" };
        await this.send(sequence, question ? { question, option } : null, async (seat, signal, doubt) => {
            if (this.socket !== null && this.connection === "open" && this.socket.readyState === WebSocket.OPEN) {
                try {
                    await this.answers.send(this.socket, key, sequence);
                    return null; // the reply is a state, which has been taken in
                } catch (error) {
                    if (!(error instanceof NoReply)) throw error;
                    doubt(); // if it was taken it is stale now, and counts once
                }
            }
            return answer(this.id, key, sequence, seat, signal);
        });
    }

    /** Does what the state's `undo` says. Throws Refused or Unreachable. */
    async undo(): Promise<void> {
        const sequence = this.state?.sequence ?? 0;
        await this.send(sequence, null, (seat, signal) => undo(this.id, sequence, seat, signal));
    }

    /**
     * Does what the server answers with the table. What it has told of the table meanwhile stays: that is as late as the
     * answer, or will be followed by what is.
     */
    async change(act: () => Promise<TableView>): Promise<void> {
        const before = this.table;
        const table = await act();
        if (this.table === before) this.table = table;
    }

    async say(text: string): Promise<void> {
        await ask("POST", `/api/tables/${this.id}/chat`, { text });
    }

    private drop(): void {
        clearTimeout(this.timer);
        this.keepalive.stop();
        this.answers.end();
        this.messages.clear();
        this.socket?.close();
        this.socket = null;
    }

    /** Does what is answered with a state, or null if that has been taken in already; `doubt` says that no reply came. */
    private async send(
        sequence: number,
        answer: Sent["answer"],
        act: (seat: number, signal: AbortSignal, doubt: () => void) => Promise<State | null>,
    ): Promise<void> {
        const { state, events } = this;
        if (state === null) throw new Unreachable("the table is not there yet");
        const doubt = (): void => {
            this.doubted = { seat: state.seat, answer, sequence, events };
            this.missed = false;
        };
        const asking = new AbortController();
        const timer = setTimeout(() => asking.abort(), LONGEST_REQUEST);
        this.asking = asking;
        this.fate = null;
        this.busy = true;
        try {
            const after = await act(state.seat, asking.signal, doubt);
            this.doubted = null;
            if (after !== null) this.take(after);
        } catch (error) {
            await this.failed(error, sequence, state.seat, doubt);
        } finally {
            clearTimeout(timer);
            this.busy = false;
        }
    }

    /** Something was sent in vain, as far as is known. Throws why, unless a state shows what became of it. */
    private async failed(error: unknown, sequence: number, seat: number, doubt: () => void): Promise<void> {
        if (this.asking === null) return;
        if (error instanceof Refused && error.code === "stale" && this.doubted?.sequence === sequence) {
            this.take(await lookAt(this.id, seat)); // it is stale by what was sent before, or by what came between
        } else if (error instanceof Refused) {
            this.resync();
            throw error;
        } else {
            doubt();
            if (this.connection === "open") this.connect();
            throw error;
        }
    }

    /** Takes a state in, unless a newer one is here already. */
    private take(state: State): void {
        if (this.held) return; // whoever it was for has gone
        this.asked = state.questions.map((question) => question.seat);
        const old = this.state;
        if (old !== null && !this.anew && (state.sequence < old.sequence || !sameEyes(state.seat, old.seat))) return;
        if (state.events_from > this.events.length) return this.resync();
        this.anew = false;
        this.events = [...this.events.slice(0, state.events_from), ...(state.events ?? [])];
        this.state = keepParts(old, state);
        this.settle(state);
    }

    /** Finds out from a state what became of that to which no reply came. */
    private settle(state: State): void {
        const { doubted } = this;
        if (doubted === null || doubted.seat !== state.seat) return;
        const fate = fateOf(doubted, state, this.events, this.table?.seats[state.seat]?.away === true);
        const missing = fate.became === "missing";
        if (missing && (this.missed || this.busy)) return; // that is known, or it is sent once more
        if (fate.became === "done" || !this.missed) this.fate = fate;
        this.missed = missing;
        if (!missing) this.doubted = null;
        this.asking?.abort();
        this.asking = null;
    }

    /** Asks for everything anew: something is missing, or the game has moved on. What is shown stays until then. */
    private resync(): void {
        this.anew = true;
        this.connect();
    }

    private connect(): void {
        this.drop();
        const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
        address.protocol = address.protocol.replace("http", "ws");
        address.searchParams.set("since", `${this.anew ? 0 : (this.state?.sequence ?? 0)}`);
        address.searchParams.set("chat", `${this.chat.at(-1)?.id ?? 0}`);
        if (this.seat !== null) address.searchParams.set("seat", `${this.seat}`);
        const socket = new WebSocket(address);
        this.socket = socket;
        this.keepalive.begin();
        let opened = false;
        socket.addEventListener("open", () => {
            opened = true;
            if (document.hidden) socket.send(HIDDEN);
        });
        socket.addEventListener("message", (message) => {
            if (socket === this.socket) this.messages.add(JSON.parse(message.data as string) as LiveMessage);
        });
        socket.addEventListener("close", (end) => {
            if (socket === this.socket && !this.closed) this.lost(end, opened);
        });
    }

    private hear(message: LiveMessage): void {
        this.keepalive.heard();
        if (message.type === "pong") return;
        if (message.type === "refused") return this.answers.hear(message);
        if (this.connection !== "open") answered();
        this.connection = "open";
        this.pause = FIRST_PAUSE;
        this.table = keepParts(this.table, message.table);
        this.heardAt = performance.now();
        if (this.answers.isReply(message)) this.doubted = null;
        if (message.type === "state") this.hearState(message.state);
        if (message.type === "chat") this.chat = [...this.chat, ...message.lines];
        this.answers.hear(message);
    }

    private hearState(state: State): void {
        if (this.seat === null && this.shared() && state.view.result === null) {
            this.asked = state.questions.map((question) => question.seat);
            this.hold();
        } else this.take(state);
    }

    /** Whether several of this person's seats share the device. */
    private shared(): boolean {
        return (this.table?.seats.filter((seat) => seat.mine && !seat.away).length ?? 0) > 1;
    }

    private lost(end: CloseEvent, opened: boolean): void {
        if (end.code === REFUSED) {
            this.drop();
            void this.askWhy(end.reason);
            return;
        }
        this.retry();
        if (!opened) void this.askWhy(null);
    }

    /**
     * Asks over HTTP why the table does not let us listen: a browser does not say with what a handshake was refused, and
     * the reason of a socket's close, null if there was none, has words in one language only.
     */
    private async askWhy(reason: string | null): Promise<void> {
        const seat = this.seat === null ? "" : `?seat=${this.seat}`;
        let said = reason;
        try {
            await ask("GET", `/api/tables/${encodeURIComponent(this.id)}${reason === null ? "" : `/state${seat}`}`);
        } catch (error) {
            if (error instanceof Refused && (reason !== null || NOWHERE.includes(error.status))) said = saidOf(error);
            else if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
        }
        if (said === null || this.closed) return;
        this.drop();
        this.refusal = said;
        this.connection = "refused";
    }

    /** The connection is gone: makes a new one after a pause. */
    private retry(): void {
        this.drop();
        this.connection = "lost";
        const chance = 0.5 + Math.random() / 2; // so that not everybody comes back at the same moment
        this.timer = setTimeout(() => this.connect(), this.pause * chance);
        this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    }

    /** Listens anew: the connection is lost, or may be. */
    private readonly renew = (): void => {
        if (this.connection === "lost" || (this.connection === "open" && !this.held)) this.connect();
    };

    /** Whoever comes back is told at once what has happened. */
    private readonly wake = (): void => {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(document.hidden ? HIDDEN : SHOWN);
        if (document.hidden) this.leftAt = Date.now();
        else if (this.connection === "lost" || Date.now() - this.leftAt >= LONG_AWAY) this.renew();
        else if (this.connection === "open" && !this.held) this.keepalive.check();
    };
}

/** Whether two states are for the same reader: at the end of a game, all is open to those who watched it. */
const sameEyes = (one: number, other: number): boolean => one === other || (one < 0 && other < 0);
