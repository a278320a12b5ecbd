/** The address of a moment: `/replay/ID?at=ENTRY&seat=EYES`; without eyes everything is open. */

import { ALL_SEEING } from "../api/model";

export function addressOf(table: string, entry: number, eyes: number): string {
    const parts = new URLSearchParams({ at: `${entry}`, ...(eyes === ALL_SEEING ? {} : { seat: `${eyes}` }) });
    return `/replay/${table}?${parts}`;
}
