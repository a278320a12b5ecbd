/** Where each card can be that the reader has seen, and sees no more: followed from event to event.
 *
 * A card is said to be in a place only where it must be; where it could be in one of several, all of them are kept. So
 * what is left out is impossible, never just unlikely.
 */

import type { Faces } from "../api/faces";
import type { EventView, Shown, View } from "../api/model";
import { ZONES } from "../sets/registry";

/** Cards of a supply whose order among each other is not known; a supply is a row of them, the next one to draw first. */
interface Layer {
    place: string;
    size: number;
}

/** A zone, or within a supply a layer of it. */
type Place = string;

export class CardTracker {
    /** By card, the places where it can be; never empty. Cards on boards and cards never seen are not in it. */
    readonly places = new Map<string, Set<Place>>();

    /** How many cards of each value lie hidden in a zone, by zone and value. */
    private readonly counts = new Map<string, number>();
    private readonly supplies = new Map<string, Layer[]>();
    private layers = 0;
    /** The layer that each supply has got in the events since anything else happened: their order tells nothing. */
    private batch = new Map<string, Layer>();

    /** `view` is the position after all these events; they begin with the game's first one. */
    constructor(
        view: View,
        events: readonly EventView[],
        private readonly faces: Faces,
    ) {
        this.begin(view, events);
        for (const event of events) this.follow(event);
        this.conclude();
    }

    /** The cards that lie before a layer of a supply, which are drawn first; null for other places. */
    above(place: Place): number | null {
        const [supply = "", layer] = place.split("#");
        if (layer === undefined) return null;
        const row = this.supplies.get(supply) ?? [];
        const before = row.slice(0, row.findIndex((there) => there.place === place));
        return before.reduce((sum, { size }) => sum + size, 0);
    }

    /** The card that is drawn next from the supply of a value; null where that is not certain. */
    next(age: number): string | null {
        const first = this.supplies.get(supplyOf(age))?.find(({ size }) => size > 0);
        if (first === undefined || first.size > 1) return null;
        for (const [card, places] of this.places) if (places.size === 1 && places.has(first.place)) return card;
        return null;
    }

    /** What the zones held before the first event: what they hold now, less what has come and more what has gone. */
    private begin(view: View, events: readonly EventView[]): void {
        for (const [zone, age, count] of hiddenNow(view)) this.add(zone, age, count);
        for (const event of events.filter(moves))
            for (const { age } of event.cards ?? []) {
                this.add(event.target ?? "", age, -1);
                this.add(event.source ?? "", age, 1);
            }
        view.supplies.forEach((_, place) => {
            const supply = supplyOf(place + 1);
            this.supplies.set(supply, [this.layer(supply, this.count(supply, place + 1))]);
        });
    }

    private follow(event: EventView): void {
        if (!moves(event)) {
            if (event.kind === "reveal" || event.kind === "proof") this.shown(event);
            this.batch = new Map();
            return;
        }
        if (!isSupply(event.target ?? "")) this.batch = new Map();
        for (const card of event.cards ?? []) this.move(card, event.source ?? "", event.target ?? "");
    }

    /** Cards are shown where they lie. */
    private shown(event: EventView): void {
        const zone = event.source || event.target || "";
        if (isHidden(zone)) for (const { card } of event.cards ?? []) if (card) this.places.set(card, new Set([zone]));
    }

    private move(shown: Shown, source: string, target: string): void {
        const [from, there] = this.take(source, shown.age);
        const to = this.put(target, shown.age);
        if (shown.card) {
            if (to === null) this.places.delete(shown.card);
            else this.places.set(shown.card, new Set([to]));
            return;
        }
        if (from === null || to === null) return;
        for (const [card, places] of this.places) {
            if (this.faces.get(card)?.age !== shown.age || !places.has(from)) continue;
            if (there === 1) places.delete(from); // if it was there, it is the one that went
            places.add(to);
        }
    }

    /** Takes a card of a value from a zone: the place it lay in, null for a board, and how many lay there. */
    private take(zone: string, age: number): [Place | null, number] {
        if (!isHidden(zone)) return [null, 0];
        const there = this.count(zone, age);
        this.add(zone, age, -1);
        const layer = this.supplies.get(zone)?.find(({ size }) => size > 0);
        if (layer === undefined) return [zone, there];
        layer.size -= 1;
        return [layer.place, layer.size + 1];
    }

    /** Puts a card of a value into a zone: the place it lies in then, null for a board. */
    private put(zone: string, age: number): Place | null {
        if (!isHidden(zone)) return null;
        this.add(zone, age, 1);
        const supply = this.supplies.get(zone);
        if (supply === undefined) return zone;
        let layer = this.batch.get(zone);
        if (layer === undefined) {
            layer = this.layer(zone, 0);
            supply.push(layer);
            this.batch.set(zone, layer);
        }
        layer.size += 1;
        return layer.place;
    }

    /** Where the cards that must be in a place fill it, the others that could have been there are elsewhere. */
    private conclude(): void {
        for (let changed = true; changed; ) {
            changed = false;
            const certain = this.certain();
            for (const [card, places] of this.places) {
                const age = this.faces.get(card)?.age ?? 0;
                const full = (place: Place) => (certain.get(`${place} ${age}`) ?? 0) >= this.sizeOf(place, age);
                for (const place of places) if (places.size > 1 && full(place)) changed = places.delete(place);
            }
        }
    }

    /** How many cards of each value must be in a place, by place and value. */
    private certain(): Map<string, number> {
        const certain = new Map<string, number>();
        for (const [card, places] of this.places)
            if (places.size === 1) {
                const there = `${[...places].join("")} ${this.faces.get(card)?.age ?? 0}`;
                certain.set(there, (certain.get(there) ?? 0) + 1);
            }
        return certain;
    }

    private sizeOf(place: Place, age: number): number {
        const layer = this.supplies.get(place.split("#")[0] ?? "")?.find((there) => there.place === place);
        return layer?.size ?? this.count(place, age);
    }

    private layer(supply: string, size: number): Layer {
        this.layers += 1;
        return { place: `${supply}#${this.layers}`, size };
    }

    private count(zone: string, age: number): number {
        return this.counts.get(`${zone} ${age}`) ?? 0;
    }

    private add(zone: string, age: number, number: number): void {
        if (isHidden(zone)) this.counts.set(`${zone} ${age}`, this.count(zone, age) + number);
    }
}

const HIDDEN = ZONES.filter(({ open }) => !open).map(({ kind }) => kind);

const isHidden = (zone: string): boolean => HIDDEN.includes(zone.split(".")[0] ?? "");
const isSupply = (zone: string): boolean => zone.startsWith("supply.");
const moves = ({ source = "", target = "" }: EventView): boolean => source !== target && source !== "" && target !== "";
const supplyOf = (age: number): string => `supply.base.${age}`;

/** All zones whose cards lie face down, with how many cards of each value they hold now; one line for each card or more. */
function* hiddenNow(view: View): Generator<[zone: string, age: number, count: number]> {
    for (const player of view.players) {
        for (const { age } of player.hand) yield [`hand.${player.seat}`, age, 1];
        for (const { age } of player.score_pile) yield [`score.${player.seat}`, age, 1];
        for (const age of player.achievements) yield [`achievements.${player.seat}`, age, 1];
    }
    for (const age of view.available) yield ["available", age, 1];
    for (const [place, count] of view.supplies.entries()) yield [supplyOf(place + 1), place + 1, count];
}
