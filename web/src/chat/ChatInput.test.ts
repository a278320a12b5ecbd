import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import refusals from "../../../src/splay/locale/en/refusals.ftl?raw";
import texts from "../../../src/splay/locale/en/web-chat.ftl?raw";
import { Refused } from "../api/client";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import ChatInput from "./ChatInput.svelte";
import type { LiveTable } from "../game/connection/live.svelte";
import { Talk } from "./talk.svelte";

let shown: ReturnType<typeof mount> | undefined;
let talk: Talk;

beforeEach(() => words.use(new Catalogue("en", [texts, refusals], {})));
afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
});

/** The lines that were sent, each with what the server's answer does. */
interface Sent {
    text: string;
    taken: () => void;
    refused: () => void;
}

function show(): Sent[] {
    const sent: Sent[] = [];
    const refusal = new Refused("too_many_requests", "", 429);
    const say = (text: string) => new Promise<void>((taken, refuse) => sent.push({ text, taken, refused: () => refuse(refusal) }));
    talk = new Talk({ id: "table", chat: [], table: null, say } as unknown as LiveTable);
    showAgain();
    return sent;
}

function showAgain(): void {
    if (shown) void unmount(shown);
    shown = mount(ChatInput, { target: document.body, props: { talk } });
    flushSync();
}

const field = () => document.querySelector("input")!;
const isBusy = () => document.querySelector("form")!.ariaBusy === "true";

function type(text: string): void {
    field().value = text;
    field().dispatchEvent(new InputEvent("input", { bubbles: true }));
    flushSync();
}

function say(text: string): void {
    type(text);
    document.querySelector("form")!.requestSubmit();
    flushSync();
}

const sentAre = (sent: Sent[], ...texts: string[]) => vi.waitFor(() => expect(sent.map(({ text }) => text)).toEqual(texts));
const rests = () => vi.waitFor(() => expect(isBusy()).toBe(false));

test("what is said while a line is on its way follows it, and what is typed stays", async () => {
    const sent = show();
    say("one");
    expect(field().value).toBe("");
    say(" two ");
    say("");
    type("thr");
    expect([isBusy(), sent.map(({ text }) => text)]).toEqual([true, ["one"]]);
    sent[0]!.taken();
    await sentAre(sent, "one", "two");
    sent[1]!.taken();
    await rests();
    expect([field().value, sent.length]).toEqual(["thr", 2]);
});

test("what the server refuses is in the field again, with all that was said or typed after it", async () => {
    const sent = show();
    say("one");
    say("two");
    type("thr");
    sent[0]!.refused();
    await rests();
    expect(field().value).toBe("one two thr");
    expect(document.querySelector("[role=alert]")!.textContent).toContain("Too fast");
    say(field().value);
    expect(document.querySelector("[role=alert]")).toBeNull();
    await sentAre(sent, "one", "one two thr");
});

test("what is being written is there again when its field is", () => {
    show();
    type("half a sent");
    showAgain();
    expect(field().value).toBe("half a sent");
});
