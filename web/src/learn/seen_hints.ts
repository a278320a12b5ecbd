/** Which hints were given in this browser. */

import { keep, kept } from "../shell/storage";

const KEY = "splay.hints";

export function seenHints(): ReadonlySet<string> {
    let read: unknown;
    try {
        read = JSON.parse(kept(KEY) ?? "[]");
    } catch {
        read = []; // somebody else has written there
    }
    return new Set(Array.isArray(read) ? read.filter((name) => typeof name === "string") : []);
}

export const keepSeenHints = (given: ReadonlySet<string>): void => keep(KEY, JSON.stringify([...given]));
