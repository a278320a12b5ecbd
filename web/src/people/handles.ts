/** From the names of those who sat at finished games to their profiles. */

import { ask } from "../api/client";

/** The server tells of so many tables at once. */
const MOST = 20;

/** The handles of those who sat at finished games, by table and seat: "" for whoever has none. Throws Refused or Unreachable. */
export async function handlesAt(tables: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>> {
    if (tables.length === 0) return {};
    return ask<Record<string, string[]>>("GET", `/api/players/at?of=${tables.slice(0, MOST).join(",")}`);
}

/** The address of a profile; undefined for whoever has no handle. */
export const profileOf = (handle: string | undefined): string | undefined => (handle ? `/players/${handle}` : undefined);
