import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Unreachable } from "../../api/client";
import type { EventView, LiveMessage, State, TableView } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { words } from "../../words/words.svelte";
import { asking, position, stateWith } from "../fixtures/table";
import { LiveTable } from "./live.svelte";

const sockets: EventTarget[] = [];
const said: string[] = [];
const table = { seats: [], status: "running" } as unknown as TableView;

beforeEach(() => {
    sockets.length = 0;
    said.length = 0;
    vi.stubGlobal("WebSocket", class extends EventTarget {
        constructor() {
            super();
            sockets.push(this);
        }
        readonly readyState = WebSocket.OPEN;
        static readonly OPEN = 1;
        close(): void {}
        send(text: string): void {
            said.push(text);
        }
    });
    vi.stubGlobal("IntersectionObserver", class {
        constructor(private readonly tell: () => void) {}
        /** Each frame is painted at once. */
        observe(): void {
            this.tell();
        }
        disconnect(): void {}
    });
});

/** What the server tells. */
function tell(state: State): void {
    const message: LiveMessage = { type: "state", table, state };
    sockets.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
}

/** A table that has listened to what the server told. */
function told(...states: State[]): LiveTable {
    const live = new LiveTable("some-table");
    live.open();
    states.forEach(tell);
    live.close();
    return live;
}

const seenBy = (seat: number, sequence: number): State =>
    stateWith([], { sequence, seat, view: { ...position, seat } });

test("whoever watches is told of the end, although everything is open then", () => {
    expect(told(seenBy(-1, 7), seenBy(-2, 8)).state?.seat).toBe(-2);
});

test("what another seat is told is not for this one", () => {
    expect(told(seenBy(0, 7), seenBy(1, 8)).state?.seat).toBe(0);
});

test("a table that is told anew and is as it was stays the same, so that nothing of it is drawn again", () => {
    const live = new LiveTable("some-table");
    live.open();
    tell(seenBy(0, 7));
    const before = live.table;
    tell(seenBy(0, 8));
    live.close();
    expect(live.state?.sequence).toBe(8);
    expect(live.table).toBe(before);
});

test("what the server answers about the table is not shown after what it has told since", async () => {
    const live = new LiveTable("some-table");
    const open: TableView = { ...table, status: "open" };
    live.open();
    await live.change(async () => open);
    expect(live.table).toBe(open);
    await live.change(async () => {
        tell(seenBy(0, 7));
        return open;
    });
    expect(live.table?.status).toBe("running");
    live.close();
});

describe("an answer", () => {
    let live: LiveTable;
    const posted: string[] = [];
    let replies: Response[] = [];

    beforeEach(() => {
        vi.useFakeTimers();
        posted.length = 0;
        replies = [];
        vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
            posted.push(`${method} ${path.replace("/api/tables/some-table/", "")} ${body ?? ""}`.trim());
            return replies.shift() ?? Promise.reject(new TypeError("no network"));
        });
        live = new LiveTable("some-table");
        live.open();
        sockets[0]?.dispatchEvent(new Event("open"));
    });
    afterEach(() => {
        live.close();
        vi.useRealTimers();
    });

    const reply = (message: LiveMessage) =>
        sockets.at(-1)?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    const refused = (error: string, status = 409): LiveMessage => ({ type: "refused", id: 1, status, error, message: error });
    const stale = () => Response.json({ error: "stale", message: "stale" }, { status: 409 });
    const post = 'POST answers {"key":"draw","sequence":7,"seat":0}';

    test("goes over the open socket, and its reply is the state", async () => {
        tell(seenBy(0, 7));
        const done = live.answer("draw", 7);
        expect(said).toEqual(['{"type":"answer","id":1,"key":"draw","sequence":7}']);
        tell(seenBy(0, 8));
        expect(live.busy).toBe(true); // that may be another's answer
        reply({ type: "state", table, state: seenBy(0, 9), answered: 1 });
        await done;
        expect([live.state?.sequence, live.busy, posted]).toEqual([9, false, []]);
    });

    test("that the server refuses over the socket has changed nothing", async () => {
        tell(seenBy(0, 7));
        const done = live.answer("draw", 7);
        reply(refused("illegal", 422));
        await expect(done).rejects.toMatchObject({ code: "illegal", status: 422 });
        expect([posted, live.busy]).toEqual([[], false]);
    });

    test("that the server cannot take over the socket is told as unreachable", async () => {
        tell(seenBy(0, 7));
        const done = live.answer("draw", 7);
        reply(refused("busy", 503));
        await expect(done).rejects.toBeInstanceOf(Unreachable);
    });

    test("goes by POST while the socket is not open", async () => {
        tell(seenBy(0, 7));
        sockets[0]?.dispatchEvent(new CloseEvent("close"));
        replies = [Response.json(seenBy(0, 8))];
        await live.answer("draw", 7);
        expect([said, posted, live.state?.sequence]).toEqual([[], [post], 8]);
    });

    test("goes by POST, too, if the socket ends before the reply", async () => {
        tell(seenBy(0, 7));
        replies = [Response.json(seenBy(0, 8))];
        const done = live.answer("draw", 7);
        sockets[0]?.dispatchEvent(new CloseEvent("close"));
        await done;
        expect([posted, live.state?.sequence]).toEqual([[post], 8]);
    });

    test("that was taken although the socket ended before the reply counts once", async () => {
        tell(seenBy(0, 7));
        replies = [stale(), Response.json(seenBy(0, 8))];
        const done = live.answer("draw", 7);
        sockets[0]?.dispatchEvent(new CloseEvent("close"));
        await done;
        expect([posted, live.state?.sequence]).toEqual([[post, "GET state?seat=0"], 8]);
    });

    describe("to which no reply came", () => {
        const draw = { key: "draw", kind: "draw" };
        const asked = (sequence: number) => stateWith([asking("action", [draw], { sequence })], { seat: 0, view: { ...position, seat: 0 } });
        const drawn = { ...asked(8), events_from: 0, events: [{ kind: "action", seat: 0, action: "draw" } as EventView] };

        /** The page has sent a draw, and neither the socket nor a request has brought an answer. */
        async function sentInVain(): Promise<void> {
            tell(asked(7));
            const done = expect(live.answer("draw", 7)).rejects.toBeInstanceOf(Unreachable);
            await vi.advanceTimersByTimeAsync(5000);
            await done;
            expect([live.busy, live.fate]).toEqual([false, null]);
            await vi.advanceTimersByTimeAsync(1000);
        }

        test("is known to have arrived once a state shows it", async () => {
            await sentInVain();
            tell(drawn);
            expect(live.fate).toEqual({ kind: "draw", became: "done" });
        });

        test("is known not to have arrived if the same is still asked, and may be given again", async () => {
            await sentInVain();
            tell(asked(7));
            expect(live.fate).toEqual({ kind: "draw", became: "missing" });
            const again = live.answer("draw", 7);
            reply({ type: "state", table, state: drawn, answered: 2 });
            await again;
            expect([live.fate, live.state?.sequence]).toEqual([null, 8]);
        });

        test("may arrive after it was said not to, as a device holds back what it could not send", async () => {
            await sentInVain();
            tell(asked(7));
            live.fate = null; // the page has told it
            tell(asked(7));
            expect(live.fate).toBeNull();
            tell(drawn);
            expect(live.fate).toEqual({ kind: "draw", became: "done" });
        });

        test("may arrive while it is given again, and counts once", async () => {
            await sentInVain();
            tell(asked(7));
            live.fate = null;
            const again = live.answer("draw", 7);
            tell(drawn);
            reply({ type: "refused", id: 2, error: "stale", message: "asked no more", status: 409 });
            await again;
            expect([live.busy, live.fate]).toEqual([false, { kind: "draw", became: "done" }]);
        });

        test("is not spoken of again when the game goes on without it", async () => {
            await sentInVain();
            tell(asked(7));
            live.fate = null;
            tell({ ...asked(9), events_from: 0, events: [{ kind: "action", seat: 0, action: "meld" } as EventView] });
            expect(live.fate).toBeNull();
        });

        test("and that is given again before anything is heard counts once", async () => {
            await sentInVain();
            replies = [stale(), Response.json(drawn)];
            await live.answer("draw", 7);
            expect([live.fate, live.state?.sequence]).toEqual([{ kind: "draw", became: "done" }, 8]);
        });

        test("is not waited for any more once the socket has told of it", async () => {
            tell(asked(7));
            vi.stubGlobal("fetch", (_path: string, { signal }: { signal: AbortSignal }) =>
                new Promise((_, failed) => signal.addEventListener("abort", () => failed(new DOMException("ended", "AbortError")))));
            const done = live.answer("draw", 7);
            await vi.advanceTimersByTimeAsync(6000);
            tell(asked(7)); // its request may yet be answered
            expect([live.busy, live.fate]).toEqual([true, null]);
            tell(drawn);
            await done;
            expect([live.busy, live.fate]).toEqual([false, { kind: "draw", became: "done" }]);
        });

        test("nor longer than a request takes at most", async () => {
            tell(asked(7));
            vi.stubGlobal("fetch", (_path: string, { signal }: { signal: AbortSignal }) =>
                new Promise((_, failed) => signal.addEventListener("abort", () => failed(new DOMException("ended", "AbortError")))));
            const done = expect(live.answer("draw", 7)).rejects.toBeInstanceOf(Unreachable);
            await vi.advanceTimersByTimeAsync(15_000);
            await done;
        });
    });

    test("does not wait for a socket that is silent", async () => {
        tell(seenBy(0, 7));
        replies = [Response.json(seenBy(0, 8))];
        const done = live.answer("draw", 7);
        await vi.advanceTimersByTimeAsync(5000);
        await done;
        expect([posted, live.connection, live.state?.sequence]).toEqual([[post], "lost", 8]);
    });

    test("that a reply comes to too late is not taken for the next one's", async () => {
        tell(seenBy(0, 7));
        replies = [Response.json(seenBy(0, 8))];
        const first = live.answer("draw", 7);
        await vi.advanceTimersByTimeAsync(5000);
        await first;
        await vi.advanceTimersByTimeAsync(1000);
        tell(seenBy(0, 8));
        const second = live.answer("draw", 8);
        reply(refused("stale"));
        expect(live.busy).toBe(true);
        reply({ type: "state", table, state: seenBy(0, 9), answered: 2 });
        await second;
        expect(live.state?.sequence).toBe(9);
    });
});

describe("a page that comes into sight again", () => {
    const live = new LiveTable("some-table");
    let hidden = false;

    beforeEach(() => {
        vi.useFakeTimers();
        vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
        live.open();
    });
    afterEach(() => {
        live.close();
        vi.useRealTimers();
        vi.restoreAllMocks();
    });

    /** The page is out of sight so long. */
    function away(seconds: number): void {
        for (const out of [true, false]) {
            hidden = out;
            document.dispatchEvent(new Event("visibilitychange"));
            if (out) vi.setSystemTime(Date.now() + seconds * 1000);
        }
    }

    test("after long listens anew, as a device that slept is not told that its connection is gone", () => {
        tell(seenBy(0, 7));
        away(60);
        expect(sockets).toHaveLength(2);
        expect(live.connection).toBe("open"); // nothing is known to be wrong
    });

    test("after a moment goes on listening", () => {
        tell(seenBy(0, 7));
        away(1);
        expect(sockets).toHaveLength(1);
    });

    test("does not wait any longer for a connection that it knows to be lost", () => {
        tell(seenBy(0, 7));
        sockets[0]?.dispatchEvent(new CloseEvent("close"));
        away(1);
        expect(sockets).toHaveLength(2);
    });
});

describe("a connection that dies without a word", () => {
    const live = new LiveTable("some-table");

    beforeEach(() => {
        vi.useFakeTimers();
        live.open();
    });
    afterEach(() => {
        live.close();
        vi.useRealTimers();
    });

    const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
    const pong = () => sockets.at(-1)?.dispatchEvent(new MessageEvent("message", { data: '{"type":"pong"}' }));

    test("is asked after a silence, and made anew if no answer comes", () => {
        tell(seenBy(0, 7));
        pass(21);
        expect([said, live.connection]).toEqual([["ping"], "open"]);
        pass(10);
        expect(live.connection).toBe("lost");
        pass(1);
        expect(sockets).toHaveLength(2);
    });

    test("is told from one on which nothing happens", () => {
        tell(seenBy(0, 7));
        for (let time = 0; time < 10; time++) {
            pass(21);
            pong();
        }
        expect([said.length, sockets.length, live.connection]).toEqual([10, 1, "open"]);
    });

    test("may die before it has said anything", () => {
        pass(21);
        expect(live.connection).toBe("lost");
    });

    test("is not trusted when the device has a network again", () => {
        tell(seenBy(0, 7));
        dispatchEvent(new Event("online"));
        expect(sockets).toHaveLength(2);
    });
});

describe("a table that does not let us listen", () => {
    beforeEach(() => words.use(new Catalogue("en", ["refusal-no_such_table = No table.\nrefusal-no_spectators = Not open."], {})));

    /** A page whose handshake, or socket, was ended by the server, which answers so when it is asked why. */
    async function refused(code: number, status: number, answer: object): Promise<LiveTable> {
        const asked = vi.fn(() => Promise.resolve(Response.json(answer, { status })));
        vi.stubGlobal("fetch", asked);
        const live = new LiveTable("some-table");
        live.open();
        sockets.at(-1)?.dispatchEvent(new CloseEvent("close", { code, reason: "raw English" }));
        await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
        await new Promise((done) => setTimeout(done));
        live.close();
        return live;
    }

    test("is not asked again if there is none", async () => {
        const live = await refused(1006, 404, { error: "no_such_table", message: "there is no such table" });
        expect([live.connection, live.refusal]).toEqual(["refused", "No table."]);
    });

    test("is asked again if it is there", async () => {
        expect((await refused(1006, 200, {})).connection).toBe("lost");
    });

    test("says why in the reader's language", async () => {
        const live = await refused(4403, 409, { error: "no_spectators", message: "this table is not open" });
        expect([live.connection, live.refusal]).toEqual(["refused", "Not open."]);
    });
});
