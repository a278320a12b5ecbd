/** The address of a moment: `/replay/ID?at=ENTRY&seat=EYES`; without eyes everything is open. */

import { ALL_SEEING } from "../api/model";
import type { Page } from "../shell/router.svelte";

export function addressOf(table: string, entry: number, eyes: number): string {
    const parts = new URLSearchParams({ at: `${entry}`, ...(eyes === ALL_SEEING ? {} : { seat: `${eyes}` }) });
    return `/replay/${table}?${parts}`;
}

/** The address that `page` gets when the table's replay goes to another moment: the eyes that it names stay. Null on another page. */
export function addressThere(page: Page, table: string, entry: number): string | null {
    if (page.name !== "replay" || page.id !== table) return null;
    return addressOf(table, entry, page.seat ?? ALL_SEEING);
}
