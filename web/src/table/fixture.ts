/** A table for tests: a position of a told game, and a server of which only the answers are made up. */

import { vi } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import tableTexts from "../../../src/splay/locale/en/web-table.ftl?raw";
import shellTexts from "../../../src/splay/locale/en/web-shell.ftl?raw";
import type { OptionView, QuestionView, State, TableView, View } from "../api/model";
import { faces, told } from "../story/fixtures/game";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { Game } from "./game.svelte";
import { LiveTable } from "./live.svelte";

export const card = (key: string, zone = "hand.0"): OptionView => ({ key, kind: "card", shown: { age: 1, card: key }, zone });
export const pass: OptionView = { key: "pass", kind: "pass" };

export const asking = (kind: string, options: OptionView[], more: Partial<QuestionView> = {}): QuestionView => ({
    sequence: 10,
    seat: 0,
    kind,
    purpose: "pick",
    options,
    ...more,
});

export const position: View = told.steps[0]!.view;

export const stateWith = (questions: QuestionView[], more: Partial<State> = {}): State => ({
    sequence: questions[0]?.sequence ?? 10,
    seat: 0,
    view: position,
    questions,
    events_from: 0,
    events: [],
    undo: "",
    undo_reach: { steps: [], reason: "nothing" },
    ...more,
});

/** A game that stands at a question of seat 0. */
export function gameAt(question: QuestionView): Game<LiveTable> {
    words.use(new Catalogue("en", [interfaceTexts, tableTexts, shellTexts], told.words));
    const live = new LiveTable("some-table");
    live.table = { seats: told.names.map((name, seat) => ({ seat, name })), status: "running" } as TableView;
    live.state = stateWith([question]);
    const game = new Game(live, faces);
    game.hear(live.state, []);
    return game;
}

/** What the server answers, one after the other: a state, or a refusal by its word. The keys that it was sent. */
export function server(...answers: (State | string)[]): string[] {
    const sent: string[] = [];
    vi.stubGlobal("WebSocket", class extends EventTarget { close = () => undefined });
    vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
        sent.push((JSON.parse(body) as { key: string }).key);
        const next = answers.shift();
        if (next === undefined) throw new Error("the server was asked more often than the test says");
        if (typeof next === "string") return new Response(JSON.stringify({ error: next, message: next }), { status: 409 });
        return new Response(JSON.stringify(next), { status: 200 });
    });
    return sent;
}
