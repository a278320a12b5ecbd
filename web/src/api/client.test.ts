import { afterEach, expect, test, vi } from "vitest";

import { ask, Unreachable } from "./client";

afterEach(() => vi.unstubAllGlobals());

test("an answer whose body breaks off is no answer", async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new DOMException("aborted", "AbortError")) });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
    await expect(ask("GET", "/api/me")).rejects.toBeInstanceOf(Unreachable);
});

test("a refusal whose body breaks off is no refusal", async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new DOMException("aborted", "AbortError")) });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status: 422 })));
    await expect(ask("GET", "/api/me")).rejects.toBeInstanceOf(Unreachable);
});

test("an answer without a body is nothing", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
    await expect(ask("DELETE", "/api/sessions")).resolves.toBeUndefined();
});
