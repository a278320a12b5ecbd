import { afterEach, describe, expect, it, vi } from "vitest";

import type { TableView } from "../api/model";
import { LiveTable } from "../game/connection/live.svelte";
import { Talk, unreadOf } from "./talk.svelte";

const line = (id: number, mine = false) => ({ id, name: "Ann", text: "Hello", at: 0, mine });

describe("unread lines", () => {
    it("are those of others after the last one read", () => {
        expect(unreadOf([line(1), line(2), line(3, true), line(4)], 1)).toBe(2);
    });

    it("are none if all is read", () => {
        expect(unreadOf([line(1), line(2)], 2)).toBe(0);
        expect(unreadOf([], 0)).toBe(0);
    });
});

describe("muting", () => {
    afterEach(() => vi.unstubAllGlobals());

    /** The numbers of the lines that are there once somebody is muted, who has said the first one. */
    async function linesAfterMute(kept: number[], heardMeanwhile: number): Promise<number[]> {
        const live = new LiveTable("some-table");
        live.chat = [line(1), line(2)];
        const answers: Record<string, unknown> = { "me/mutes": [], mutes: {}, "chat?after=0": kept.map((id) => line(id)) };
        vi.stubGlobal("fetch", async (path: string) => {
            const asked = Object.keys(answers).find((end) => path.endsWith(end))!;
            if (asked === "chat?after=0") live.chat = [...live.chat, line(heardMeanwhile)];
            return { ok: true, status: 200, json: async () => answers[asked] };
        });
        const talk = new Talk(live);
        await talk.mute(line(1), false);
        return talk.lines.map(({ id }) => id);
    }

    it("takes out what the muted one has said, and keeps what is heard before the server's answer has come", async () => {
        expect(await linesAfterMute([2], 3)).toEqual([2, 3]);
        expect(await linesAfterMute([], 3)).toEqual([3]);
    });

    it("takes nothing back in that the server no longer tells", async () => {
        expect(await linesAfterMute([4], 3)).toEqual([4]);
    });
});

describe("who is alone at a table", () => {
    const computer = { agent: "rule", name: "Medium computer", away: false, mine: false };
    const me = { agent: null, name: "Ann", away: false, mine: true };
    const aloneWith = (...others: object[]): boolean => {
        const live = new LiveTable("some-table");
        live.table = { seats: [me, ...others] } as unknown as TableView;
        return new Talk(live).alone;
    };

    it("is who plays with computers only, also for somebody else in the same browser", () => {
        expect(aloneWith(computer, computer)).toBe(true);
        expect(aloneWith({ ...me, name: "Bob" })).toBe(true);
        expect(aloneWith(computer, { ...me, name: "Bob", mine: false })).toBe(false);
        expect(aloneWith({ ...computer, name: "Bob", away: true })).toBe(false);
    });
});
