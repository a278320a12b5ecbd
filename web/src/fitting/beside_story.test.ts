import { afterEach, expect, test, vi } from "vitest";

import { besideStory } from "./wide_layout";

afterEach(() => document.body.replaceChildren());

/** A bar in a table, with a card beside it of some height. */
function bar(height: number): { table: HTMLElement; bar: HTMLElement; card: HTMLElement } {
    document.body.innerHTML = `<div data-table><section><div class="asked"><div class="card"></div></div></section></div>`;
    const [table, section, card] = ["[data-table]", "section", ".card"].map((what) => document.querySelector<HTMLElement>(what)!);
    Object.defineProperty(card, "offsetHeight", { get: () => height });
    return { table: table!, bar: section!, card: card! };
}

const kept = (table: HTMLElement): string => table.style.getPropertyValue("--beside");

test("the table keeps room for the card as long as it is there", async () => {
    const { table, bar: section, card } = bar(120);
    const { destroy } = besideStory(section);
    expect(kept(table)).toBe("120px");
    card.remove();
    await vi.waitFor(() => expect(kept(table)).toBe("0px"));
    destroy();
    expect(kept(table)).toBe("");
});
