/** Copying and sharing, as far as the browser lets a page do it. */

/** Copies a text; whether that worked. Pages that come without encryption may not. */
export async function copied(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false; // not allowed, or no clipboard at all: there the text is to be copied by hand
    }
}

/** Whether the device has a way to share something with other programs. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Offers a link to the device's other programs. */
export async function share(title: string, url: string): Promise<void> {
    try {
        await navigator.share({ title, url });
    } catch (error) {
        if (!(error instanceof DOMException)) throw error; // the person has thought better of it
    }
}
