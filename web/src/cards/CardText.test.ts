import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import further from "../../../src/splay/locale/en/web-artifacts.ftl?raw";
import cities from "../../../src/splay/locale/en/web-cities.ftl?raw";
import echoes from "../../../src/splay/locale/en/web-echoes.ftl?raw";
import texts from "../../../src/splay/locale/en/web-learn.ftl?raw";
import shell from "../../../src/splay/locale/en/web-shell.ftl?raw";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import CardText from "./CardText.svelte";

let shown: Record<string, unknown>;

beforeEach(() => words.use(new Catalogue("en", [interfaceTexts, texts, further, cities, echoes, shell], {})));
afterEach(() => unmount(shown));

function buttonsOf(text: string): HTMLButtonElement[] {
    shown = mount(CardText, { target: document.body, props: { text, explained: true } });
    flushSync();
    return [...document.querySelectorAll("button")];
}

test("a phrase that explains itself is one button to whoever hears it, and may end a line between its pieces", () => {
    const [use, first, second, ...others] = buttonsOf("Execute its non-demand effects, then stop.");
    expect(document.body.textContent).toBe("Execute its non-demand effects, then stop.");
    expect([use?.textContent, use?.ariaLabel, others.length]).toEqual(["Execute", null, 0]);
    expect([first?.textContent, first?.getAttribute("aria-label")]).toEqual(["non-demand", "non-demand effects"]);
    expect([second?.textContent, second?.getAttribute("aria-hidden"), second?.tabIndex]).toEqual(["effects", "true", -1]);
    expect(second?.getAttribute("popovertarget")).toBe(first?.getAttribute("popovertarget"));
    expect(second?.parentElement?.textContent).toBe("effects,");
});

test("a short one is one button, with what follows it on its line", () => {
    const [, pile] = buttonsOf("Score it: your score pile, too.");
    expect([pile?.textContent, pile?.parentElement?.textContent, pile?.hasAttribute("aria-label")]).toEqual(["score pile", "score pile,", false]);
});
