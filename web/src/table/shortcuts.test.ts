import { beforeEach, expect, test, vi } from "vitest";

import { change } from "../settings/settings.svelte";
import { asking, card, gameAt, pass, server, stateWith } from "./fixture";
import { shortcut } from "./shortcuts";

beforeEach(() => {
    vi.unstubAllGlobals();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    change({ confirm: "never", pace: "instant" });
});

const later = asking("action", [pass], { sequence: 20 });
const hand = (size: number) => Array.from({ length: size }, (_, place) => card(`card-${place + 1}`));

test("a number key answers nothing while its question waits for the story", () => {
    change({ pace: "step" });
    const sent = server();
    const game = gameAt(asking("card", hand(2)));
    game.numbered = true;
    game.hear(game.live.state!, [{ kind: "turn", seat: 0, number: 2 }]);
    shortcut(game, new KeyboardEvent("keydown", { key: "1" }));
    expect([sent, game.telling]).toEqual([[], true]);
});
