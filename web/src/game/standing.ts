/** How a player stands at the table, as every look of that tells it. */

import type { FleetingView, PlayerView, View, ZoneView } from "../api/model";
import { t } from "../words/words.svelte";
import { actionsLeft } from "./actions_left";
import { fleetingOf } from "./fleeting";
import { achievementsOf, hasTeams } from "./goals";
import { neededWords } from "./needed_text";
import { type PointParts, pointParts } from "./points";
import type { Reading } from "./reading";
import { isPrivate } from "./set_zones";
import type { Source } from "./source";

/** What is shown, and where it comes from. */
type Told = Pick<Reading, "view" | "telling"> & { source: Source };

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

/** The turn that goes on, or that the first cards are chosen. */
export const turnTitle = ({ started, turn_number: turn }: View): string => t(started ? "table-turn" : "table-first-melds", { turn });

/** Whether a seat has the turn; before the first one nobody has it. */
export const isMoving = ({ started, turn, result }: View, seat: number): boolean => started && turn === seat && result === null;

/** Whether a seat is asked for a free action, which comes before those of its turn. */
export const asksFree = ({ source, telling }: Told, seat: number): boolean =>
    !telling && (source.state?.questions ?? []).some((question) => question.seat === seat && question.kind === "free_action");

/** How many actions of the turn are left in the position shown. */
export const actionsShown = ({ view, source, telling }: Told): number =>
    telling ? view.actions_left : actionsLeft(view, source.state?.questions ?? [], source.events);

/** What is left of the turn of the seat that has it. */
export const turnText = (game: Told, seat: number): string =>
    t(asksFree(game, seat) ? "table-actions-free" : "table-actions", { actions: actionsShown(game) });

/** Why nobody plays for a seat, or who does; "" while its player does. */
export function awayText({ table, paused }: Pick<Reading, "table" | "paused">, seat: number): string {
    const { away = false, resigned = false } = table.seats[seat] ?? {};
    return away ? t(resigned ? "table-resigned" : paused ? "table-gone" : "table-away") : "";
}

/** The zones that sets bring, without what lies beside its owner's hand. */
export const zonesBeside = ({ zones }: PlayerView, own: boolean): ZoneView[] => zones.filter((zone) => !own || !isPrivate(zone));
