/** The zones that sets bring, as the server tells them: what lies where, and who sees it. */

import { ALL_SEEING, type PlayerView, type View, type ZoneView } from "../../api/model";
import { type Place, placeOf } from "../../api/places";

/** The places of the base set whose cards lie face down for somebody. */
const FACE_DOWN = ["hand", "score", "achievements", "supply", "available", "removed"];

/** A zone that a set brings, and its place. */
interface SetZone {
    place: Place;
    zone: ZoneView;
}

/** All zones that sets bring, the players' by seat, then those of nobody. */
export const setZones = ({ players, zones }: View): SetZone[] => [
    ...players.flatMap(({ seat, zones: own }) => own.map((zone) => ({ place: placeOf(zone.kind, seat), zone }))),
    ...zones.map((zone) => ({ place: { kind: zone.kind }, zone })),
];

/** The zone that a place is; undefined for a place of the base set. */
export const zoneAt = ({ players, zones }: View, { kind, seat = -1 }: Place): ZoneView | undefined =>
    (seat < 0 ? zones : (players[seat]?.zones ?? [])).find((zone) => zone.kind === kind);

/** Whether only its owner sees what lies in a zone: such cards are kept beside the hand. */
export const isPrivate = ({ seen_by }: ZoneView): boolean => seen_by === "owner";

/** The zones beside a player's board in which cards lie face up. */
export const liesOpen = ({ zones }: PlayerView): ZoneView[] => zones.filter(({ cards, seen_by }) => cards.length > 0 && seen_by === "all");

/** Whether the looking seat sees the faces of the cards in a zone that a set brings. */
export const seesInto = (view: View, zone: ZoneView, owner: number): boolean =>
    zone.seen_by === "all" || view.seat === ALL_SEEING || (zone.seen_by === "owner" && owner === view.seat);

/** The kinds of places whose cards lie face down for somebody. */
export const hiddenKinds = (view: View): ReadonlySet<string> =>
    new Set([...FACE_DOWN, ...setZones(view).flatMap(({ zone }) => (zone.seen_by === "all" ? [] : zone.kind))]);
