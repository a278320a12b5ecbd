/** Why so many achievements win, in words. */

import type { View } from "../api/model";
import { listed } from "../words/lists";
import type { Wording } from "../words/wording";
import { t } from "../words/words.svelte";

/** What is not for a set has words of its own. */
const OF_TABLES = ["players", "teams", "extra"];

/** "7 achievements win: 6 for 2 players, 1 more for Toys."; "" while it is not told. */
export function neededWords(view: View, wording: Wording): string {
    const parts = (view.facts?.needed ?? []).map(({ source, number }) =>
        OF_TABLES.includes(source)
            ? t(`table-needed-${source}`, { number, players: view.players.length })
            : t("table-needed-set", { number, set: wording.setName(source) }),
    );
    return parts.length === 0 ? "" : t("table-achieved-why", { needed: view.achievements_to_win, parts: listed(parts) });
}
