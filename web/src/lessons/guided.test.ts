import { beforeEach, describe, expect, it, vi } from "vitest";

import { Guided } from "./guided.svelte";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });

/** What the server was asked, and the names of the comments that it has, in their order; null if it refuses. */
let asked: string[] = [];
let comments: string[] | null = [];
vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (comments === null) return Promise.resolve(Response.json({ error: "no_comment", message: "none" }, { status: 409 }));
    const told = new URL(path, "http://x").searchParams.get("told")!.split(",");
    const name = comments.find((one) => !told.includes(one));
    return Promise.resolve(Response.json({ sequence: 1, ...(name ? { comment: { name, title: { key: name }, text: { key: name } } } : {}) }));
});

beforeEach(() => {
    kept.clear();
    asked = [];
    comments = ["goal", "first-meld"];
});

describe("the coach of a first game", () => {
    it("says one comment after the other, each once, also on the next visit", async () => {
        const guided = new Guided("t");
        await guided.look(0);
        expect(guided.comment?.name).toBe("goal");
        await guided.next();
        expect(guided.comment?.name).toBe("first-meld");
        expect(asked.at(-1)).toBe("/api/tables/t/comment?told=goal");
        const again = new Guided("t");
        await again.look(0);
        expect(again.comment?.name).toBe("first-meld");
        await again.next();
        expect(again.comment).toBeNull();
        await again.next();
        expect(asked.length).toBe(4);
    });

    it("is silent if the server says nothing", async () => {
        comments = null;
        const guided = new Guided("t");
        await guided.look(3);
        expect(guided.comment).toBeNull();
    });

    it("keeps apart what was said at each table", async () => {
        const guided = new Guided("t");
        await guided.look(0);
        await guided.next();
        const other = new Guided("u");
        await other.look(0);
        expect(other.comment?.name).toBe("goal");
    });
});
