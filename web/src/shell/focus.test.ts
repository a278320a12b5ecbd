import { beforeEach, expect, test } from "vitest";

import { keepingFocus, leaveWhatGoes } from "./focus";

beforeEach(() => {
    document.body.innerHTML =
        "<main><h1>Page</h1><section><h2>Part</h2><button>Remove</button><button>Stay</button></section></main>";
});

const focused = () => document.activeElement?.textContent;

function focus(button: number): HTMLElement {
    const found = document.querySelectorAll("button")[button] as HTMLElement;
    found.focus();
    return found;
}

test("when the focused element goes, the reader goes on at the heading of its part", async () => {
    const button = focus(0);
    await keepingFocus(async () => button.remove());
    expect(focused()).toBe("Part");
});

test("when the part goes too, the reader goes on at the page's heading", async () => {
    focus(0);
    await keepingFocus(async () => document.querySelector("section")?.remove());
    expect(focused()).toBe("Page");
});

test("a focus that is still there stays", async () => {
    focus(1);
    await keepingFocus(async () => document.querySelector("button")?.remove());
    expect(focused()).toBe("Stay");
});

test("an answer that is about to go gives the focus away, and one that stays keeps it", () => {
    document.body.innerHTML = `<section data-prompt><button data-option="draw">Draw</button></section>
        <section data-place="hand"><button data-card="oars">Oars</button></section><button>Menu</button>`;
    for (const [button, place] of [[0, "bar"], [1, "hand"]] as const) {
        const held = focus(button);
        leaveWhatGoes((_, where) => where !== place);
        expect(document.activeElement).toBe(held);
        leaveWhatGoes(({ option, card }, where) => where === place && (option ?? card) === ["draw", "oars"][button]);
        expect(document.activeElement).toBe(document.body);
    }
    focus(2);
    leaveWhatGoes(() => true);
    expect(focused()).toBe("Menu");
});
