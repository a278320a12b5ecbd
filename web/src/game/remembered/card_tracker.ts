/** Where each card can be that the reader has seen, and sees no more: followed from event to event.
 *
 * A card is said to be in a place only if it must be; if it could be in one of several, all of them are kept. So
 * what is left out is impossible, never just unlikely.
 */

import type { Faces } from "../../api/faces";
import type { EventView, Shown, View } from "../../api/model";
import { BASE, type Place, placeId, placeOf, samePlace, supplyOf } from "../../api/places";
import { hiddenKinds, setZones } from "../reading/set_zones";

/** Cards of a supply whose order among each other is not known; a supply is a row of them, the next one to draw first. */
interface Layer {
    spot: Spot;
    size: number;
}

/** Where a card can be: the id of a place, or of a layer within a supply. */
type Spot = string;

/** What a card shows from behind. */
type Back = Pick<Shown, "age" | "set">;

export class CardTracker {
    /** By card, the places where it can be; never empty. Cards on boards and cards never seen are not in it. */
    spots: ReadonlyMap<string, ReadonlySet<Spot>> = new Map();

    /** The same, as the events alone tell it. */
    private readonly followed = new Map<string, Set<Spot>>();
    /** The place that each spot is, or is a layer of. */
    private readonly located = new Map<Spot, Place>();
    /** How many cards of each back lie hidden in a place, by both. */
    private readonly counts = new Map<string, number>();
    private readonly supplies = new Map<string, Layer[]>();
    /** The kinds of places whose cards lie face down for somebody. */
    private readonly hidden: ReadonlySet<string>;
    private layers = 0;
    /** The layer that each supply has got in the events since anything else happened: their order tells nothing. */
    private batch = new Map<string, Layer>();

    private readonly seat: View["seat"];

    /** `view` is the position after all these events; they begin with the game's first one. */
    constructor(
        view: View,
        private events: readonly EventView[],
        private readonly faces: Faces,
    ) {
        this.seat = view.seat;
        this.hidden = hiddenKinds(view);
        this.begin(view, events);
        for (const event of events) this.follow(event);
        this.conclude();
    }

    /**
     * The tracker in a later position, after these events: the one before, which follows what has come since then. A new
     * one if nothing was followed before, or something else has happened instead.
     */
    static after(before: CardTracker | null, view: View, events: readonly EventView[], faces: Faces): CardTracker {
        return before?.goOn(view, events) ? before : new CardTracker(view, events, faces);
    }

    /** Follows what has come since; whether that leads to the position. */
    private goOn(view: View, events: readonly EventView[]): boolean {
        const { length } = this.events;
        if (view.seat !== this.seat || events.length < length || events[length - 1] !== this.events.at(-1)) return false;
        for (const event of events.slice(length)) this.follow(event);
        if (!this.agrees(view)) return false;
        if (events.length > length) this.conclude();
        this.events = events;
        return true;
    }

    /** Whether as many cards lie hidden everywhere as in the position. */
    private agrees(view: View): boolean {
        const counts = new Map(this.counts);
        for (const [place, back, count] of hiddenNow(view)) {
            const name = countId(place, back);
            if (count > 0 && this.isHidden(place)) counts.set(name, (counts.get(name) ?? 0) - count);
        }
        return [...counts.values()].every((count) => count === 0);
    }

    /** The place that a spot is, or is a layer of. */
    placeOfSpot(spot: Spot): Place {
        return this.located.get(spot) ?? { kind: "" };
    }

    /** The cards that lie before a layer of a supply, which are drawn first; null for other spots. */
    above(spot: Spot): number | null {
        const row = this.supplies.get(placeId(this.placeOfSpot(spot))) ?? [];
        const layer = row.findIndex((there) => there.spot === spot);
        return layer < 0 ? null : row.slice(0, layer).reduce((sum, { size }) => sum + size, 0);
    }

    /** The card that is drawn next from the base supply of a value; null if that is not certain. */
    next(age: number): string | null {
        const first = this.supplies.get(placeId(supplyOf(age)))?.find(({ size }) => size > 0);
        if (first === undefined || first.size > 1) return null;
        for (const [card, spots] of this.spots) if (spots.size === 1 && spots.has(first.spot)) return card;
        return null;
    }

    /** What the places held before the first event: what they hold now, less what has come and more what has gone. */
    private begin(view: View, events: readonly EventView[]): void {
        for (const [place, back, count] of hiddenNow(view)) this.add(place, back, count);
        for (const event of events.filter(moves))
            for (const card of event.cards ?? []) {
                this.add(event.target, card, -1);
                this.add(event.source, card, 1);
            }
        for (const { set, age } of view.supplies) {
            const place = { kind: "supply", set, age };
            this.supplies.set(placeId(place), [this.layer(place, this.count(place, { set, age }))]);
        }
    }

    private follow(event: EventView): void {
        if (!moves(event)) {
            if (event.does === "show" || event.does === "reveal") this.shown(event);
            this.batch = new Map();
            return;
        }
        if (event.target?.kind !== "supply") this.batch = new Map();
        for (const card of event.cards ?? []) this.move(card, event.source, event.target, !event.bottom);
    }

    /** Cards are shown where they lie. */
    private shown(event: EventView): void {
        const place = event.source ?? event.target;
        if (!this.isHidden(place)) return;
        for (const { card } of event.cards ?? []) if (card) this.followed.set(card, new Set([this.topOf(place)]));
    }

    /** Where a card lies that is shown in a place: in a supply, on top. */
    private topOf(place: Place): Spot {
        const row = this.supplies.get(placeId(place));
        if (row === undefined) return this.spotOf(place);
        const first = row.find(({ size }) => size > 0);
        if (first === undefined || first.size === 1) return first?.spot ?? this.spotOf(place);
        first.size -= 1;
        const top = this.layer(place, 1);
        row.unshift(top);
        return top.spot;
    }

    private move(shown: Shown, source: Place | null | undefined, target: Place | null | undefined, onTop: boolean): void {
        const [from, there] = this.take(source, shown);
        const to = this.put(target, shown, onTop);
        if (shown.card) {
            if (to === null) this.followed.delete(shown.card);
            else this.followed.set(shown.card, new Set([to]));
            return;
        }
        if (from === null || to === null) return;
        for (const [card, spots] of this.followed) {
            if (this.backOf(card) !== backId(shown) || !spots.has(from)) continue;
            if (there === 1) spots.delete(from); // if it was there, it is the one that went
            spots.add(to);
        }
    }

    /** Takes a card with a back from a place: the spot it lay in, null for a board, and how many lay there. */
    private take(place: Place | null | undefined, back: Back): [Spot | null, number] {
        if (!this.isHidden(place)) return [null, 0];
        const there = this.count(place, back);
        this.add(place, back, -1);
        const layer = this.supplies.get(placeId(place))?.find(({ size }) => size > 0);
        if (layer === undefined) return [this.spotOf(place), there];
        layer.size -= 1;
        return [layer.spot, layer.size + 1];
    }

    /** Puts a card with a back into a place, of a supply on top or at the bottom: the spot it lies in then, null for a board. */
    private put(place: Place | null | undefined, back: Back, onTop: boolean): Spot | null {
        if (!this.isHidden(place)) return null;
        this.add(place, back, 1);
        const supply = this.supplies.get(placeId(place));
        if (supply === undefined) return this.spotOf(place);
        if (onTop) {
            const top = this.layer(place, 1);
            supply.unshift(top);
            return top.spot;
        }
        let layer = this.batch.get(placeId(place));
        if (layer === undefined) {
            layer = this.layer(place, 0);
            supply.push(layer);
            this.batch.set(placeId(place), layer);
        }
        layer.size += 1;
        return layer.spot;
    }

    /** If the cards that must be in a place fill it, the others that could have been there are elsewhere. */
    private conclude(): void {
        const concluded = new Map([...this.followed].map(([card, spots]) => [card, new Set(spots)]));
        this.spots = concluded;
        for (let changed = true; changed; ) {
            changed = false;
            const certain = this.certain();
            for (const [card, spots] of concluded) {
                const back = this.backOf(card);
                const full = (spot: Spot) => (certain.get(`${spot} ${back}`) ?? 0) >= this.sizeOf(spot, back);
                for (const spot of spots) if (spots.size > 1 && full(spot)) changed = spots.delete(spot);
            }
        }
    }

    /** How many cards of each back must be in a spot, by both. */
    private certain(): Map<string, number> {
        const certain = new Map<string, number>();
        for (const [card, spots] of this.spots)
            if (spots.size === 1) {
                const there = `${[...spots].join("")} ${this.backOf(card)}`;
                certain.set(there, (certain.get(there) ?? 0) + 1);
            }
        return certain;
    }

    private sizeOf(spot: Spot, back: string): number {
        const layer = this.supplies.get(placeId(this.placeOfSpot(spot)))?.find((there) => there.spot === spot);
        return layer?.size ?? this.counts.get(`${spot} ${back}`) ?? 0;
    }

    private layer(supply: Place, size: number): Layer {
        this.layers += 1;
        const spot = `${placeId(supply)}#${this.layers}`;
        this.located.set(spot, supply);
        return { spot, size };
    }

    private spotOf(place: Place): Spot {
        const spot = placeId(place);
        this.located.set(spot, place);
        return spot;
    }

    private count(place: Place, back: Back): number {
        return this.counts.get(countId(place, back)) ?? 0;
    }

    private add(place: Place | null | undefined, back: Back, number: number): void {
        if (this.isHidden(place)) this.counts.set(countId(place, back), this.count(place, back) + number);
    }

    private isHidden(place: Place | null | undefined): place is Place {
        return this.hidden.has(place?.kind ?? "");
    }

    private backOf(card: string): string {
        const { age = 0, set = BASE } = this.faces.get(card) ?? {};
        return backId({ age, set });
    }
}

/** A word for what a card shows from behind. */
const backId = ({ age, set = BASE }: Back): string => `${set} ${age}`;

/** What the cards of a back in a place are counted by. */
const countId = (place: Place, back: Back): string => `${placeId(place)} ${backId(back)}`;

const moves = ({ does, source, target }: EventView): boolean => does === "move" && !samePlace(source, target);

/** All places whose cards lie face down, with how many cards of each back they hold now; one line for each card or more. */
function* hiddenNow(view: View): Generator<[place: Place, back: Back, count: number]> {
    for (const { seat, hand, score_pile, achievements } of view.players) {
        for (const card of hand) yield [placeOf("hand", seat), card, 1];
        for (const card of score_pile) yield [placeOf("score", seat), card, 1];
        for (const card of achievements) yield [placeOf("achievements", seat), card, 1];
    }
    for (const { place, zone } of setZones(view)) for (const card of zone.cards) yield [place, card, 1];
    for (const card of view.available) yield [{ kind: "available" }, card, 1];
    for (const { set, age, cards } of view.supplies) yield [{ kind: "supply", set, age }, { set, age }, cards];
}
