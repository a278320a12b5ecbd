import { expect, test } from "vitest";

import { matchesCommitment } from "./ShuffleProof.svelte";

// The SHA-256 of the three bytes "abc" (FIPS 180-2).
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

test("a secret keeps the commitment that is its digest, and no other", async () => {
    expect(await matchesCommitment("616263", ABC)).toBe(true);
    expect(await matchesCommitment("616264", ABC)).toBe(false);
});
