import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";

import { outlineOf } from "./outlines";
import Picture from "./Picture.svelte";

const [set, of] = ["relics", "timbuktu"];

it("loads a set's pictures once one of them is in sight, and draws them", async () => {
    const seen: { look: IntersectionObserverCallback; target?: Element } = { look: () => undefined };
    const observer = { observe: (target: Element) => (seen.target = target), unobserve: () => undefined };
    vi.stubGlobal("IntersectionObserver", class {
        constructor(look: IntersectionObserverCallback) {
            seen.look = look;
            return observer;
        }
    });
    const shown = mount(Picture, { target: document.body, props: { set, of } });
    flushSync();
    const look = (isIntersecting: boolean) =>
        seen.look([{ isIntersecting, target: seen.target! }] as IntersectionObserverEntry[], observer as unknown as IntersectionObserver);
    const drawn = () => document.querySelector(".picture path")?.getAttribute("d");

    look(false);
    expect(drawn()).toBeUndefined();
    look(true);
    await vi.waitFor(() => expect(drawn()).toMatch(/^m[\d-]/));
    expect(drawn()).toBe(outlineOf(set, of));
    void unmount(shown);
});
