import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import english from "../../../src/splay/locale/en/web-shell.ftl?raw";
import { Catalogue } from "../words/catalogue";
import Failure from "./Failure.svelte";

test("what the page says without a catalogue are the catalogue's words, and each button asks again", async () => {
    const retry = vi.fn();
    const shown = mount(Failure, { target: document.body, props: { retry } });
    const words = new Catalogue("en", [english], {});
    const section = document.querySelector<HTMLElement>('[lang="en"]');
    expect(section?.querySelector("p")?.textContent).toBe(words.text("shell-unreachable"));
    expect(section?.querySelector("button")?.textContent).toBe(words.text("shell-try-again"));
    const buttons = [...document.querySelectorAll("button")];
    for (const button of buttons) button.click();
    expect(retry).toHaveBeenCalledTimes(buttons.length);
    await unmount(shown);
});
