/** Earlier positions of a game, which the server does not send again: made from the position now and all events. */

import type { Faces } from "../../api/faces";
import type { EventView, PlayerView, View } from "../../api/model";
import type { Place } from "../../api/places";
import { covered, reduce } from "./reduce";

/** The position after the first `count` of all events that led to a view. */
export function positionAt(view: View, events: readonly EventView[], count: number, faces: Faces): View {
    return events.slice(0, count).reduce((position, event) => reduce(position, event, faces), startOf(view, events, faces));
}

/** The position before the first event. Boards begin empty; whatever else has moved goes back where it came from. Facts
 * that followed from it are not known. */
function startOf(view: View, events: readonly EventView[], faces: Faces): View {
    const boardless = (player: PlayerView): PlayerView => ({
        ...player,
        board: [],
        points: 0,
        icons: player.icons.map(() => 0),
        achieved: 0,
    });
    const end = covered({ ...view, players: view.players.map(boardless) });
    const start = events.reduceRight((position, event) => takenBack(position, event, faces), end);
    return { ...start, started: false, turn_number: 0, running: [], result: null, facts: null };
}

function takenBack(view: View, event: EventView, faces: Faces): View {
    if (event.does === "claim") return unclaimed(view, event.seat, event.special ?? "");
    const { source = null, target = null } = event;
    if (event.does !== "move") return view;
    return reduce(view, { ...event, bottom: false, changed: [], source: offBoard(target), target: offBoard(source) }, faces);
}

/** Boards are left out on the way back. */
const offBoard = (place: Place | null): Place | null => (place?.kind === "board" ? null : place);

function unclaimed(view: View, seat: number, special: string): View {
    return {
        ...view,
        specials: [...view.specials, special],
        players: view.players.map((player) =>
            player.seat === seat ? { ...player, specials: player.specials.filter((name) => name !== special) } : player,
        ),
    };
}
