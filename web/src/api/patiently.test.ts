import { expect, test } from "vitest";

import { Refused, Unreachable } from "./client";
import { patiently } from "./patiently";

/** Asks something that fails with these errors first; what was answered, and how long it was waited between. */
async function asked(...failures: Error[]): Promise<{ answer: string; pauses: number[] }> {
    const pauses: number[] = [];
    const ask = (): Promise<string> => {
        const failure = failures.shift();
        return failure === undefined ? Promise.resolve("here") : Promise.reject(failure);
    };
    const answer = await patiently(ask, async (milliseconds) => void pauses.push(milliseconds));
    return { answer, pauses };
}

test("what cannot be answered now is asked again, later each time", async () => {
    expect(await asked()).toEqual({ answer: "here", pauses: [] });
    expect(await asked(new Unreachable("503"), new Unreachable("503"))).toEqual({ answer: "here", pauses: [1000, 2000] });
});

test("a refusal is told at once, and a server that stays away in the end", async () => {
    await expect(asked(new Refused("forbidden", "No.", 403))).rejects.toThrow("No.");
    await expect(asked(...Array.from({ length: 6 }, () => new Unreachable("503")))).rejects.toThrow("503");
});
