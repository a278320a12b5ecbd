/** Words for players, cards and places, which sentences and prompts are made of; as `splay.views.wording` makes them. */

import type { Faces } from "../api/faces";
import type { Shown, Why } from "../api/model";
import type { Place } from "../api/places";
import type { Arguments, Catalogue } from "./catalogue";

export class Wording {
    constructor(
        readonly catalogue: Catalogue,
        readonly names: readonly string[],
        readonly faces: Faces,
    ) {}

    text(key: string, args: Arguments = {}): string {
        return this.catalogue.text(key, args);
    }

    /** A player's name; a word for nobody where the seat is negative. */
    player(seat: number): string {
        return seat >= 0 ? (this.names[seat] ?? `${seat}`) : this.text("nobody");
    }

    /** The names of several players as one phrase. */
    players(seats: readonly number[]): string {
        return seats.slice(1).reduce(
            (names, seat, place) =>
                this.text(place === seats.length - 2 ? "names-and" : "names-more", { names, name: this.player(seat) }),
            this.player(seats[0] ?? -1),
        );
    }

    /** A card's name where its face is known, else what its back says. */
    card(shown: Shown): string {
        return shown.card ? this.named(shown.card) : this.text("card-back", { age: shown.age });
    }

    /** The name of a special achievement, which the protocol calls by this one. */
    special(name: string): string {
        return this.text(`special-name-${name}`);
    }

    named(key: string): string {
        return this.catalogue.card(key).name;
    }

    /** Several cards as one phrase; those with the same back, of which no more is known, by number. */
    cards(shown: readonly Shown[]): string {
        const parts: string[] = [];
        shown.forEach((card, place) => {
            const alike = card.card ? [] : shown.filter((other) => sameBack(card, other));
            if (alike.length <= 1) parts.push(this.card(card));
            else if (shown.findIndex((other) => sameBack(card, other)) === place)
                parts.push(this.text("card-backs", { number: alike.length, age: card.age }));
        });
        const [first, ...more] = parts;
        return more.reduce(
            (cards, card) => this.text("card-and", { cards, card }),
            first ?? this.text("card-none"),
        );
    }

    /** A place: that of the one who acts, or somebody else's by name. */
    place(place: Place | null | undefined, actor: number): string {
        if (!place) return this.text("place-nowhere");
        const { kind, seat = -1, age = 0 } = place;
        if (kind === "supply" && age > 0) return this.text("place-supply-of", { age });
        if (seat < 0 || seat === actor) return this.text(`place-${kind}`);
        return this.text(`place-${kind}-of`, { player: this.player(seat) });
    }

    /** A place as one names it to the person on a seat: "your score pile", "Bob's board". */
    placeFrom(place: Place, seat: number): string {
        return place.seat === seat && seat >= 0 ? this.text(`place-${place.kind}-your`) : this.place(place, seat);
    }

    /** An effect of a card; numbered where the card has several of its kind. */
    effect(why: Why): string {
        const shared = this.faces.get(why.card)?.effects.filter((effect) => effect.kind === "shared") ?? [];
        const numbered = why.effect && (!why.effect.startsWith("dogma") || shared.length > 1);
        return this.text(numbered ? `effect-${why.effect}` : "effect-only", { card: this.named(why.card) });
    }

    /** Who follows an effect as what, with the icons that decided it: "Ann shares Oars (castle 3 against 2).". */
    role(why: Why, seat: number, telling = "role"): string {
        const counts = why.counts ?? [];
        const words = { player: this.player(seat), effect: this.effect(why) };
        if (seat < 0 || why.launcher < 0 || Math.max(seat, why.launcher) >= counts.length)
            return this.text(`${telling}-${why.role}`, words);
        return this.text(`${telling}-${why.role}-counts`, {
            ...words,
            icon: this.text(`icon-${why.icon}`),
            count: counts[seat] ?? 0,
            launcher: counts[why.launcher] ?? 0,
        });
    }
}

const sameBack = (one: Shown, other: Shown): boolean =>
    !other.card && one.age === other.age && one.set === other.set && one.token === other.token;
