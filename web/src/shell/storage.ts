/** What this browser keeps for the page from one visit to the next. */

/** Where a browser keeps nothing or no more, as some do whose owner blocks cookies, it is kept as long as the page is open. */
const unkept = new Map<string, string>();

/** What was kept under a key; null where there is nothing. */
export function kept(key: string): string | null {
    const unsaved = unkept.get(key);
    if (unsaved !== undefined) return unsaved;
    try {
        return localStorage.getItem(key);
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        return null; // forbidden
    }
}

/** Keeps a text under a key. */
export function keep(key: string, text: string): void {
    try {
        localStorage.setItem(key, text);
        unkept.delete(key);
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        unkept.set(key, text); // forbidden, or there is no room left
    }
}
