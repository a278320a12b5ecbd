/** Whether the cards were dealt as the server had bound itself to before the game. */

/** Whether the SHA-256 of a secret is this commitment, both in hexadecimal; null where this browser cannot tell. */
export async function keepsItsWord(secret: string, commitment: string): Promise<boolean | null> {
    if (globalThis.crypto?.subtle === undefined) return null; // browsers have it on HTTPS and on this machine alone
    const bytes = Uint8Array.from(secret.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
