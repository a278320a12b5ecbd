/** What is told anew is mostly what it was: where it is, it stays the same object, and what is drawn of it stands as it stands. */

type Parts = Record<string, unknown>;

/**
 * What is now, or what was before if that says the same. Parts of it that say the same as before are those of before;
 * they are put into what is now, of which nobody else may know yet that they are not.
 */
export function keepParts<T>(before: unknown, now: T): T {
    if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
    if ((before as unknown) === now) return now;
    const keys = Object.keys(now);
    const partner = Array.isArray(now) ? partners(Object.values(before)) : null;
    let same = keys.length === Object.keys(before).length;
    for (const key of keys) {
        const part = now[key];
        const kept = keepParts(partner?.get(nameOf(part)) ?? before[key], part);
        if (kept !== part) (now as Parts)[key] = kept;
        if (kept !== before[key]) same = false;
    }
    return same ? (before as unknown as T) : now;
}

const isObject = (thing: unknown): thing is Parts => typeof thing === "object" && thing !== null;

/** What a part of a list is known by, wherever it stands; "" for nothing. */
function nameOf(part: unknown): unknown {
    return isObject(part) ? (part["key"] ?? part["card"] ?? "") : "";
}

/** The parts of a list by what they are known by. */
function partners(parts: readonly unknown[]): Map<unknown, unknown> {
    const named = new Map(parts.map((part) => [nameOf(part), part]));
    named.delete("");
    return named;
}
