/** Which hints were given in this browser. */

const KEY = "splay.hints";

export function givenHints(): ReadonlySet<string> {
    let read: unknown;
    try {
        read = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    } catch {
        read = []; // somebody else has written there
    }
    return new Set(Array.isArray(read) ? read.filter((name) => typeof name === "string") : []);
}

export const keepGiven = (given: ReadonlySet<string>): void => localStorage.setItem(KEY, JSON.stringify([...given]));
