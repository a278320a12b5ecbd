/** How a player stands at the table, as every look of that tells it. */

import type { FleetingView, PlayerView, View, ZoneView } from "../../api/model";
import { joined, listed } from "../../words/lists";
import type { Wording } from "../../words/wording";
import { t } from "../../words/words.svelte";
import { factsOf } from "../reading/facts";
import { fleetingOf } from "../reading/fleeting";
import { achievementsOf, hasTeams } from "../reading/goals";
import type { Reading } from "../reading/reading";
import { isPrivate } from "../reading/set_zones";

/** Points in short, "9 + bonus 4 + 1", and the same in full. */
interface PointParts {
    text: string;
    words: string;
}

/** The parts of a player's points; null if they all come from the score pile, or that is not told of the position shown. */
export function pointParts(view: View, { seat, points }: PlayerView): PointParts | null {
    const parts = factsOf(view, seat)?.points_from ?? [];
    if (parts.every(({ source }) => source === "score")) return null;
    if (parts.reduce((sum, part) => sum + part.points, 0) !== points) return null;
    return {
        text: joined(parts.map(({ source, points }) => t(`table-points-from-${source}`, { points })), "table-points-plus"),
        words: listed(parts.map(({ source, points }) => t(`table-points-says-${source}`, { points }))),
    };
}

/** What is not for a set has words of its own. */
const OF_TABLES = ["players", "teams", "extra"];

/** "7 achievements win: 6 for 2 players, 1 more for Toys."; "" while it is not told. */
export function neededWords(view: View, wording: Wording): string {
    const parts = (view.facts?.needed ?? []).map(({ source, number }) =>
        OF_TABLES.includes(source)
            ? t(`table-needed-${source}`, { number, players: view.players.length })
            : t("table-needed-set", { number, set: wording.setName(source, ["table-needed-set", "set"]) }),
    );
    return parts.length === 0 ? "" : t("table-achieved-why", { needed: view.achievements_to_win, parts: listed(parts) });
}

/** What a player has of what wins. */
export interface Standing {
    /** The achievements of the player, or of the team, and what that is in words. */
    achieved: number;
    won: string;
    /** Why so many are needed; "" while it is not told. */
    why: string;
    /** The signs that count as achievements as long as they last. */
    signs: FleetingView[];
    /** The points in words, and their parts; null if they all come from the score pile. */
    points: string;
    parts: PointParts | null;
}

/** How a player stands. */
export function standingOf({ view, wording }: Pick<Reading, "view" | "wording">, player: PlayerView): Standing {
    const achieved = achievementsOf(player, view);
    return {
        achieved,
        won: t(hasTeams(view) ? "table-achieved-team" : "table-achieved", { number: achieved, needed: view.achievements_to_win }),
        why: neededWords(view, wording),
        signs: fleetingOf(view, player.seat).filter(({ counts }) => counts),
        points: t("table-points", { points: player.points }),
        parts: pointParts(view, player),
    };
}

/** Why nobody plays for a seat, or who does; "" while its player does. */
export function awayText({ table, paused }: Pick<Reading, "table" | "paused">, seat: number): string {
    const { away = false, resigned = false } = table.seats[seat] ?? {};
    return away ? t(resigned ? "table-resigned" : paused ? "table-gone" : "table-away") : "";
}

/** The zones that sets bring, without what lies beside its owner's hand. */
export const zonesBeside = ({ zones }: PlayerView, own: boolean): ZoneView[] => zones.filter((zone) => !own || !isPrivate(zone));
