import { beforeEach, describe, expect, test, vi } from "vitest";

/** The settings as a browser reads them in which these are kept. */
async function readFrom(kept: object) {
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept), setItem: () => undefined });
    return (await import("./settings.svelte")).settings;
}

beforeEach(() => vi.resetModules());

describe("which actions are confirmed", () => {
    test("is what cannot be undone, by default", async () => {
        expect((await readFrom({})).confirm).toBe("final");
    });

    test.each([
        [true, "final"],
        [false, "never"],
        ["every", "every"],
    ])("is read where it was kept as %s", async (confirm, read) => {
        expect((await readFrom({ confirm, pace: "fast" })).confirm).toBe(read);
        expect((await readFrom({ confirm, pace: "fast" })).pace).toBe("fast");
    });
});

test("the pace is slow where one went step by step", async () => {
    expect((await readFrom({ pace: "step" })).pace).toBe("slow");
});

test("how cards look is told to the style sheets", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    await readFrom({ numbers: "plain", largeBacks: true });
    const { applySettings, change } = await import("./settings.svelte");
    applySettings();
    expect({ ...document.documentElement.dataset }).toMatchObject({ numbers: "plain", backs: "large" });
    change({ numbers: "shapes", largeBacks: false });
    expect({ ...document.documentElement.dataset }).toMatchObject({ numbers: "shapes", backs: "usual" });
});

test("what is set in another tab holds in this one", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const settings = await readFrom({ pace: "fast" });
    await readFrom({ pace: "slow" }); // what is kept now
    dispatchEvent(new StorageEvent("storage", { key: "splay.settings" }));
    expect(settings.pace).toBe("slow");
});

test.each([
    [{ sounds: false }, true],
    [{ turnSound: false }, false],
])("one's turn sounds unless that is switched off: %o", async (kept, read) => {
    expect((await readFrom(kept)).turnSound).toBe(read);
});
