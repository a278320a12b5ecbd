import { afterEach, expect, test, vi } from "vitest";

import { SeesAtOnce } from "./fixtures/sees_at_once";
import { besideStory } from "./wide_layout";

afterEach(() => document.body.replaceChildren());

/** A bar in a table, with a card in the rail of some height. */
function bar(height: number): { rail: HTMLElement; bar: HTMLElement; card: HTMLElement } {
    document.body.innerHTML = `<div data-table><section><div class="asked"><div class="card"></div></div></section><div data-rail></div></div>`;
    const [rail, section, card] = ["[data-rail]", "section", ".card"].map((what) => document.querySelector<HTMLElement>(what)!);
    Object.defineProperty(card, "offsetHeight", { get: () => height });
    return { rail: rail!, bar: section!, card: card! };
}

const kept = (rail: HTMLElement): string => rail.style.getPropertyValue("--beside");

test("the rail keeps room for the card as long as it is there", async () => {
    vi.stubGlobal("ResizeObserver", SeesAtOnce);
    const { rail, bar: section, card } = bar(120);
    const { destroy } = besideStory(section);
    expect(kept(rail)).toBe("120px");
    card.remove();
    await vi.waitFor(() => expect(kept(rail)).toBe("0px"));
    destroy();
    expect(kept(rail)).toBe("");
});
