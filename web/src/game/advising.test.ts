import { beforeEach, expect, test, vi } from "vitest";

import { change } from "../settings/settings.svelte";
import { asking, card, gameAt, pass, server, stateWith } from "./fixtures/table";
import type { Game } from "./game.svelte";
import { shortcut } from "./shortcuts";

beforeEach(() => {
    vi.unstubAllGlobals();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    change({ confirm: "every", pace: "instant" });
});

const later = asking("action", [pass], { sequence: 20 });
const press = (game: Game, key: string): void => shortcut(game, new KeyboardEvent("keydown", { key }));

/** What the computer says, and what is sent to the server after that. */
function advised(keys: readonly { key: string; then?: string[] }[], ...answers: Parameters<typeof server>): string[] {
    const sent = server(...answers);
    const answering = globalThis.fetch;
    const advice = { sequence: 10, judge: "planner", games: 32, others: 0, answers: keys.map((one, place) => ({ chance: 0.9 - place / 10, ...one })) };
    vi.stubGlobal("fetch", (address: string, request: RequestInit) =>
        address.includes("/advice") ? Promise.resolve(new Response(JSON.stringify(advice), { headers: { "Content-Type": "application/json" } })) : answering(address, request),
    );
    return sent;
}

const cards = (...keys: string[]) => keys.map((key) => card(key));

test("numbers choose from the advice, and Enter plays what is chosen, whatever is confirmed else", async () => {
    const sent = advised([{ key: "tools" }, { key: "oars" }], stateWith([later]));
    const game = gameAt(asking("card", cards("oars", "tools", "archery")));
    await game.advising.ask();
    const ranks = game.selection.options.map((option) => game.advising.rankOf(option));
    expect([game.advising.open, game.advising.place, ranks]).toEqual([true, 0, [2, 1, 0]]);
    press(game, "2");
    press(game, "3");
    expect([sent, game.advising.place, game.selection.selected]).toEqual([[], 1, []]);
    press(game, "Enter");
    await vi.waitFor(() => expect(sent).toEqual(["oars"]));
    expect(game.advising.open).toBe(false);
});

test("Escape closes it and nothing is answered", async () => {
    const sent = advised([{ key: "tools" }]);
    const game = gameAt(asking("card", cards("oars", "tools")));
    await game.advising.ask();
    press(game, "Escape");
    expect([game.advising.open, game.advising.listed, sent]).toEqual([false, [], []]);
});

test("cards that are picked one by one are played together", async () => {
    const question = asking("card", [...cards("oars", "tools", "archery"), pass], { least: 0, most: 3 });
    const sent = advised([{ key: "tools", then: ["archery"] }], stateWith([{ ...question, sequence: 11 }]), stateWith([later]));
    const game = gameAt(question);
    await game.advising.ask();
    expect(game.selection.options.map((option) => game.advising.rankOf(option))).toEqual([0, 1, 1, 0]);
    void game.advising.play();
    await vi.waitFor(() => expect(sent.slice(0, 2)).toEqual(["tools", "archery"]));
});

test("advice is for the question that it was asked about", async () => {
    advised([{ key: "tools" }]);
    const game = gameAt(asking("card", cards("oars", "tools")));
    await game.advising.ask();
    game.source.state = stateWith([later]);
    expect(game.advising.open).toBe(false);
});
