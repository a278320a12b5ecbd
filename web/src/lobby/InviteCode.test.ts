import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import lobbyTexts from "../../../src/splay/locale/en/web-lobby.ftl?raw";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import InviteCode from "./InviteCode.svelte";

test("the code of an invitation is asked for when it is wanted, once", async () => {
    words.use(new Catalogue("en", [lobbyTexts], {}));
    const asked = vi.fn(() => Promise.resolve(Response.json({ link: "https://play.example.org/table/x", squares: ["10", "01"] })));
    vi.stubGlobal("fetch", asked);
    const shown = mount(InviteCode, { target: document.body, props: { table: "x" } });
    flushSync();
    const button = document.body.querySelector("button")!;
    expect([asked.mock.calls.length, document.body.querySelector("svg")]).toEqual([0, null]);
    button.click();
    await vi.waitFor(() => expect(document.body.querySelector("svg")?.getAttribute("aria-label")).toContain("https://play.example.org/table/x"));
    button.click();
    button.click();
    flushSync();
    expect(asked).toHaveBeenCalledOnce();
    void unmount(shown);
    vi.unstubAllGlobals();
});
