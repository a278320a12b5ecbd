import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Preview } from "../../api/model";
import { asking, gameAt } from "../fixtures/table";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

const draw = { key: "draw", kind: "draw" };

test("the previews of a game outlive the view of it that showed them first", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ action: "draw" } as Preview), { status: 200 }));
    const game = gameAt(asking("action", [draw]));
    const first = $effect.root(() => void game.previews.shown);
    first();
    const shown: (Preview | null)[] = [];
    const second = $effect.root(() => {
        $effect(() => void shown.push(game.previews.shown));
    });
    flushSync();
    game.previews.want(10, "draw", 40);
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
    expect(shown.at(-1)?.action).toBe("draw");
    second();
});
