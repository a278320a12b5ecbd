import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Switch from "./Switch.svelte";

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
});

/** The box of a switch that is off. */
function box(onswitch: (on: boolean) => unknown): HTMLInputElement {
    shown = mount(Switch, { target: document.body, props: { label: "Sounds", checked: false, onswitch } });
    flushSync();
    return document.querySelector("input")!;
}

test("what cannot be switched on is not shown as on", async () => {
    const asked: boolean[] = [];
    const input = box((on) => Promise.resolve(asked.push(on)));
    input.click();
    expect([asked, input.checked]).toEqual([[true], true]);
    await vi.waitFor(() => expect(input.checked).toBe(false));
});
