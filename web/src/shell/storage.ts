/** What this browser keeps for the page from one visit to the next. */

/** What a browser does not take, as when its owner blocks cookies, lasts as long as the page is open. */
const unkept = new Map<string, string>();

/** What was kept under a key; null if there is nothing. */
export function kept(key: string): string | null {
    return unkept.get(key) ?? storage()?.getItem(key) ?? null;
}

/** Keeps a text under a key. */
export function keep(key: string, text: string): void {
    unkept.set(key, text);
    const place = storage();
    if (place === null) return;
    try {
        place.setItem(key, text);
        unkept.delete(key);
    } catch (error) {
        if (!(error instanceof DOMException)) throw error; // there is no room left
    }
}

/** Null if there is none, or to look for it is forbidden. */
function storage(): Storage | null {
    try {
        return globalThis.localStorage;
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        return null;
    }
}
