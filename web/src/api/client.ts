/** Requests to the server: docs/protocol.md, "Over the network". */

import type { Advice, Me, NewTable, Preview, State, TableView } from "./model";

/** A refusal: `code` is the protocol's stable word for it, the message says it for people; `wait` is for how many seconds. */
export class Refused extends Error {
    constructor(
        readonly code: string,
        message: string,
        readonly status: number,
        readonly wait = 0,
    ) {
        super(message);
    }
}

/** The server could not be reached, or did not answer as it should. */
export class Unreachable extends Error {}

/** Where words come from: for a refusal of these there are none. */
const WORDS = "/api/locale/";
let reads = "";

/** From now on the server is told which language is read here; until then it hears what the browser says. */
export function asksIn(language: string): void {
    reads = language;
}

let prepareRefusal = (): Promise<unknown> => Promise.resolve();

/** From now on a refusal is thrown when this is done: its words are there then. */
export function beforeRefusals(prepare: () => Promise<unknown>): void {
    prepareRefusal = prepare;
}

/** Ends when whoever is refused something can be told so in words. */
export const wordsForRefusal = (): Promise<unknown> => prepareRefusal();

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Asks the server; the JSON that it answers. Throws Refused or Unreachable, the latter too if `signal` ends it. */
export async function ask<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const headers: Record<string, string> = { Accept: "application/json", "X-Splay": "web" };
    if (reads !== "") headers["Accept-Language"] = reads;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let response: Response;
    let text: string;
    try {
        response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: signal ?? null });
        if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
        text = await response.text();
    } catch (error) {
        throw new Unreachable(`${method} ${path}: ${String(error)}`);
    }
    const refused = refusal(response, text, `${method} ${path}`);
    if (refused instanceof Refused && !path.startsWith(WORDS)) await wordsForRefusal();
    throw refused;
}

function refusal(response: Response, text: string, asked: string): Error {
    if (response.status >= 500) return new Unreachable(`${asked}: status ${response.status}`);
    try {
        const { error, message } = JSON.parse(text) as { error: string; message: string };
        return new Refused(error, message, response.status, Number(response.headers.get("Retry-After")) || 0);
    } catch {
        return new Unreachable(`${asked}: status ${response.status}, and no reason is given`);
    }
}

/** Who this browser is; null for somebody unknown. */
export async function whoAmI(): Promise<Me | null> {
    return (await ask<Me | undefined>("GET", "/api/me")) ?? null;
}

export const makeTable = (table: NewTable) => ask<TableView>("POST", "/api/tables", table);
export const sit = (table: string, seat?: number, name = "") =>
    ask<TableView>("POST", `/api/tables/${table}/seats`, { ...(seat === undefined ? {} : { seat }), ...(name ? { name } : {}) });
export const seatComputer = (table: string, seat: number, agent: string) =>
    ask<TableView>("POST", `/api/tables/${table}/seats`, { seat, agent });
export const sendAway = (table: string, seat: number) =>
    ask<TableView>("DELETE", `/api/tables/${table}/seats/${seat}`);
export const answer = (table: string, key: string, sequence: number, seat: number, signal: AbortSignal) =>
    ask<State>("POST", `/api/tables/${table}/answers`, { key, sequence, seat }, signal);
/** The whole game as a seat sees it, with all its events. */
export const lookAt = (table: string, seat: number) => ask<State>("GET", `/api/tables/${table}/state?seat=${seat}`);
export const undo = (table: string, sequence: number, seat: number, signal: AbortSignal) =>
    ask<State>("POST", `/api/tables/${table}/undo`, { sequence, seat }, signal);
export const advice = (table: string, seat: number) => ask<Advice>("GET", `/api/tables/${table}/advice?seat=${seat}`);
/** `path`: of the table, or of what is played else. */
export const preview = (path: string, player: number, action: string, seat: number, signal: AbortSignal) =>
    ask<Preview>(
        "GET",
        `${path}/preview?player=${player}&action=${encodeURIComponent(action)}&seat=${seat}`,
        undefined,
        signal,
    );
