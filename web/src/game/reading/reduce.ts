/** What an event does to a view: lets a client show the position between two events, which the server never sends.
 *
 * The server's own view of the last event stays the truth; this is for the steps on the way there.
 */

import type { Faces } from "../../api/faces";
import type { Color, EventView, PlayerView, Shown, SupplyView, View, ZoneView } from "../../api/model";
import { ALL_SEEING, COLORS } from "../../api/model";
import { type Place, placeOf, samePlace } from "../../api/places";
import { seesInto, zoneAt } from "./set_zones";

/** The view after an event; the given one is left as it is. */
export function reduce(view: View, event: EventView, faces: Faces): View {
    if (event.begins) view = covered(view);
    if (event.actions_left !== undefined && event.actions_left !== null) view = { ...view, actions_left: event.actions_left };
    return counted(moved(view, event, faces), event);
}

/** The view with the points, icons and achievements that the event says everybody has after it. */
function counted(view: View, { changed = [] }: EventView): View {
    return changed.reduce(
        (now, { seat, points, icons, achieved }) =>
            onPlayer(now, seat, (player) => ({ ...player, points, icons, achieved: achieved ?? player.achieved })),
        view,
    );
}

/** The view after what the event says has moved. */
function moved(view: View, event: EventView, faces: Faces): View {
    switch (event.does) {
        case "turn":
            return { ...view, turn: event.seat, turn_number: event.turn_number ?? view.turn_number, started: true };
        case "reveal":
            return revealed(view, event);
        case "splay":
            return onPile(view, event.target, (pile) => ({ ...pile, splay: event.direction ?? "none" }));
        case "order":
            return onPile(view, event.target, (pile) => ({
                ...pile,
                cards: (event.cards ?? []).map((card) => card.card ?? ""),
            }));
        case "claim":
            return claimed(view, event.seat, event.special ?? "");
        case "leave":
            return onPlayer(view, event.seat, (player) => ({ ...player, specials: [], achieved: 0, out: true }));
        case "move":
            if (samePlace(event.source, event.target)) return view;
            return (event.cards ?? []).reduce((now, card) => moveCard(now, card, event, faces), view);
    }
    return view;
}

/** The cards revealed lie face up where they are. */
function revealed(view: View, { cards = [], target }: EventView): View {
    const { kind = "", seat: owner } = target ?? {};
    const uncovered = (pile: Shown[]): Shown[] => [...cards, ...cards.reduce<Shown[]>((others, card) => without(others, card), pile)];
    const zone = target && zoneAt(view, target);
    if (zone && !seesInto(view, zone, owner ?? -1)) return onZone(view, target, (there) => uncovered(there.cards));
    if ((kind !== "hand" && kind !== "score") || !isHidden(view, owner)) return view;
    return onPlayer(view, owner, (player) => withPile(player, kind, uncovered(pileOf(player, kind))));
}

/** Hands, score piles and what sets keep face down, as they are seen when nothing is revealed. */
export function covered(view: View): View {
    const known = (pile: Shown[]) => pile.some((card) => card.card);
    const shut = (zone: ZoneView, seat: number) => !seesInto(view, zone, seat) && known(zone.cards);
    const open = view.players.filter(
        ({ seat, hand, score_pile, zones }) =>
            isHidden(view, seat) && (known(hand) || known(score_pile) || zones.some((zone) => shut(zone, seat))),
    );
    return open.reduce(
        (now, { seat }) =>
            onPlayer(now, seat, (player) => ({
                ...player,
                hand: player.hand.map((card) => seen(view, seat, card)),
                score_pile: player.score_pile.map((card) => seen(view, seat, card)),
                zones: player.zones.map((zone) => (shut(zone, seat) ? { ...zone, cards: zone.cards.map(backOf) } : zone)),
            })),
        view,
    );
}

function moveCard(view: View, card: Shown, event: EventView, faces: Faces): View {
    return put(take(view, event.source, card), event.target, card, event.bottom === true, faces);
}

function take(view: View, place: Place | null | undefined, card: Shown): View {
    if (!place) return view;
    const { kind, seat: owner } = place;
    switch (kind) {
        case "hand":
        case "score":
            return onPlayer(view, owner, (player) => withPile(player, kind, without(pileOf(player, kind), card)));
        case "board":
            return onPile(view, place, (pile) => ({ ...pile, cards: pile.cards.filter((key) => key !== card.card) }));
        case "achievements":
            return onPlayer(view, owner, (player) => ({ ...player, achievements: without(player.achievements, backOf(card)) }));
        case "available":
            return { ...view, available: without(view.available, backOf(card)) };
        case "supply":
            return { ...view, supplies: recounted(view.supplies, place, -1) };
        case "removed":
            return { ...view, removed: view.removed - 1 };
    }
    return onZone(view, place, ({ cards }) => without(cards, card));
}

function put(view: View, place: Place | null | undefined, card: Shown, bottom: boolean, faces: Faces): View {
    if (!place) return view;
    const { kind, seat: owner } = place;
    switch (kind) {
        case "hand":
        case "score":
            return onPlayer(view, owner, (player) => withPile(player, kind, [...pileOf(player, kind), seen(view, owner, card)]));
        case "board": {
            const color = faces.get(card.card ?? "")?.color ?? place.color ?? "";
            return onPile(view, placeOf(kind, owner ?? -1, color), (pile) => ({
                ...pile,
                cards: bottom ? [card.card ?? "", ...pile.cards] : [...pile.cards, card.card ?? ""],
            }));
        }
        case "achievements":
            return onPlayer(view, owner, (player) => ({ ...player, achievements: sorted([...player.achievements, backOf(card)]) }));
        case "available":
            return { ...view, available: sorted([...view.available, backOf(card)]) };
        case "supply":
            return { ...view, supplies: recounted(view.supplies, place, 1) };
        case "removed":
            return { ...view, removed: view.removed + 1 };
    }
    return onZone(view, place, (zone) => [...zone.cards, seesInto(view, zone, owner ?? -1) ? card : backOf(card)]);
}

/** Changes the cards of a zone that an expansion brings. */
function onZone(view: View, { kind, seat = -1 }: Place, change: (zone: ZoneView) => Shown[]): View {
    const changed = (zones: ZoneView[]) => zones.map((zone) => (zone.kind === kind ? { ...zone, cards: change(zone) } : zone));
    if (seat < 0) return { ...view, zones: changed(view.zones) };
    return onPlayer(view, seat, (player) => ({ ...player, zones: changed(player.zones) }));
}

function onPlayer(view: View, owner: number | undefined, change: (player: PlayerView) => PlayerView): View {
    return {
        ...view,
        players: view.players.map((player) => (player.seat === owner ? change(player) : player)),
    };
}

type Pile = PlayerView["board"][number];

/** Changes a pile of a board. */
function onPile(view: View, place: Place | null | undefined, change: (pile: Pile) => Pile): View {
    const { seat, color = "" } = place ?? {};
    return onPlayer(view, seat, (player) => {
        const piles = new Map(player.board.map((pile) => [pile.color, pile]));
        const pile = change(piles.get(color) ?? { color, splay: "none", cards: [] });
        piles.set(color, pile.cards.length < 2 ? { ...pile, splay: "none" } : pile);
        const board = [...piles.values()]
            .filter((there) => there.cards.length > 0)
            .sort((one, other) => COLORS.indexOf(one.color as Color) - COLORS.indexOf(other.color as Color));
        return { ...player, board };
    });
}

function claimed(view: View, seat: number, special: string): View {
    const claiming = onPlayer(view, seat, (player) => ({ ...player, specials: [...player.specials, special] }));
    return { ...claiming, specials: view.specials.filter((name) => name !== special) };
}

const pileOf = (player: PlayerView, kind: "hand" | "score"): Shown[] => (kind === "hand" ? player.hand : player.score_pile);

function withPile(player: PlayerView, kind: "hand" | "score", cards: Shown[]): PlayerView {
    if (kind === "hand") return { ...player, hand: cards };
    return { ...player, score_pile: cards };
}

/** Whether the looking seat sees a player's hand and score pile from behind. */
const isHidden = (view: View, owner: number | undefined): boolean => view.seat !== ALL_SEEING && owner !== view.seat;

/** A card as it lies in a hand or score pile: from behind, unless the pile is open to the looking seat. */
const seen = (view: View, owner: number | undefined, card: Shown): Shown =>
    isHidden(view, owner) && card.card ? backOf(card) : card;

/** What a card shows from behind. */
const backOf = ({ age, set }: Shown): Shown => (set === undefined ? { age } : { age, set });

/** The cards without this one: the same face if it is known there, else one with the same back. */
function without(cards: readonly Shown[], card: Shown): Shown[] {
    let place = card.card ? cards.findIndex((there) => there.card === card.card) : -1;
    if (place < 0) place = cards.findIndex((there) => !there.card && there.age === card.age && there.set === card.set);
    return cards.filter((_, at) => at !== place);
}

const recounted = (supplies: readonly SupplyView[], { set, age }: Place, change: number): SupplyView[] =>
    supplies.map((supply) => (supply.set === set && supply.age === age ? { ...supply, cards: supply.cards + change } : supply));

const sorted = (backs: Shown[]): Shown[] => backs.sort((one, other) => one.age - other.age);
