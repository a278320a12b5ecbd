import { afterEach, beforeAll, expect, test, vi } from "vitest";

import shellTexts from "../../../src/splay/locale/en/web-shell.ftl?raw";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { copyLink } from "./clipboard";
import { notices } from "./notices.svelte";

beforeAll(() => words.use(new Catalogue("en", [shellTexts], {})));
afterEach(() => vi.unstubAllGlobals());

test("a link that may not be copied is told, with what to do with it", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new DOMException("not allowed")) } });
    await copyLink("https://splay.example/replay/1");
    expect(notices.shown.at(-1)?.text).toBe("Copy this link: https://splay.example/replay/1");
});

test("one that was copied is said to be, and whether others can open it", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await copyLink("https://splay.example/replay/1");
    expect(notices.shown.at(-1)?.text).toBe("Link copied.");
    await copyLink("http://localhost:8000/replay/1");
    expect(notices.shown.at(-1)?.text).toBe("Link copied. Only this computer can open it.");
    expect(writeText).toHaveBeenCalledTimes(2);
});
