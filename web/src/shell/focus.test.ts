import { beforeEach, expect, test } from "vitest";

import { keepingFocus } from "./focus";

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
