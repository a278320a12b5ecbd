/** Messages as text: the words for players, cards and places, filled into the texts of a catalogue; as `splay.views.wording`. */

import type { Argument, Message, PlaceArgument, Shown } from "../api/model";
import { BASE, type Place } from "../api/places";
import type { Arguments, Catalogue } from "./catalogue";

export class Wording {
    constructor(
        readonly catalogue: Catalogue,
        readonly names: readonly string[],
        /** The seat that messages call "you"; a negative one is nobody's. */
        readonly reader: number = -1,
    ) {}

    text(key: string, args: Arguments = {}): string {
        return this.catalogue.text(key, args);
    }

    /** A message in words; "" for none. It is told as `you` whether its player is the reader. */
    message(message: Message | null | undefined): string {
        if (!message) return "";
        const words = Object.entries(message.arguments ?? {}).map(([name, argument]) => [name, this.argument(argument, name)]);
        const player = message.arguments?.player;
        const you = typeof player === "object" && player.type === "player" && this.reads(player.seat);
        return this.text(message.key, { you: you ? "yes" : "no", ...(Object.fromEntries(words) as Arguments) });
    }

    /**
     * An argument of a message in words; numbers, and words that a text chooses its form by, as they are. Places and colors have
     * the form for their `role`, the argument's name, if the language has one.
     */
    argument(argument: Argument, role = ""): string | number {
        if (typeof argument !== "object") return argument;
        switch (argument.type) {
            case "player":
                return this.called(argument.seat);
            case "players":
                return this.players(argument.seats);
            case "cards":
                return argument.any ? this.anyOf(argument.cards) : this.cards(argument.cards);
            case "card":
                return this.named(argument.card);
            case "place":
                return this.place(argument, role);
            case "color":
                return this.catalogue.textAs(role, `color-${argument.color}`);
            case "icon":
                return this.text(`icon-${argument.icon}`);
            case "word":
                return this.text(argument.key);
            case "answer":
                return this.catalogue.answer(argument.key);
            case "message":
                return this.message(argument.message);
        }
    }

    /** A player's name; a word for nobody if the seat is negative. */
    player(seat: number): string {
        return seat >= 0 ? (this.names[seat] ?? `${seat}`) : this.text("nobody");
    }

    /** Whether the player on a seat is the reader. */
    reads(seat: number): boolean {
        return seat >= 0 && seat === this.reader;
    }

    /** What a message calls a player: "You", or with the word "you-too" "you", for the reader, else the name. */
    called(seat: number, word = "you"): string {
        return this.reads(seat) ? this.text(word) : this.player(seat);
    }

    /** Several players as one phrase, called as in messages; `first` is "you-too" if it begins no sentence. */
    players(seats: readonly number[], first = "you"): string {
        const names = seats.map((seat, index) => this.called(seat, index === 0 ? first : "you-too"));
        return this.catalogue.listed(names) || this.text("nobody");
    }

    /** A card's name if its face is known, else what its back says. */
    card(shown: Shown): string {
        return shown.card ? this.named(shown.card) : this.cardBack(shown.age, shown.set);
    }

    /** A card of which only the back is known. */
    cardBack(age: number, set = BASE): string {
        return set === BASE ? this.text("card-back", { age }) : this.text("card-back-of", { age, set: this.setName(set) });
    }

    /** Several cards with one back. */
    cardBacks(number: number, age: number, set = BASE): string {
        if (set === BASE) return this.text("card-backs", { number, age });
        return this.text("card-backs-of", { number, age, set: this.setName(set) });
    }

    /** The name of a set, which the protocol calls by this one. */
    setName(name: string): string {
        return this.text(`set-${name}`);
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
        shown.forEach((card, index) => {
            const alike = card.card ? [] : shown.filter((other) => sameBack(card, other));
            if (alike.length <= 1) parts.push(this.card(card));
            else if (shown.findIndex((other) => sameBack(card, other)) === index)
                parts.push(this.cardBacks(alike.length, card.age, card.set));
        });
        return this.catalogue.listed(parts) || this.text("card-none");
    }

    /** The cards of which it could be any, as one phrase. */
    anyOf(shown: readonly Shown[]): string {
        return this.catalogue.listed(
            shown.map((card) => this.card(card)),
            "or",
        );
    }

    /** What begins with a place, as a title does: "Your score pile". */
    placeTitle(place: Place): string {
        const words = this.place({ type: "place", place, whose: "" });
        return words.charAt(0).toUpperCase() + words.slice(1);
    }

    /** A place: by whose it is, or by its value, if it has one; in the form for a role, if there is one. */
    place({ place, whose = "" }: PlaceArgument, role = ""): string {
        const said = (key: string, args?: Arguments) => this.catalogue.textAs(role, key, args);
        if (!place) return said("place-nowhere");
        const { kind, seat = -1, age = 0, set = BASE } = place;
        if (whose === "your" || this.reads(seat)) return said(`place-${kind}-your`);
        if (seat >= 0 && whose === "") return said(`place-${kind}-of`, { player: this.player(seat) });
        if (age === 0) return said(`place-${kind}`);
        if (set === BASE || set === "") return said(`place-${kind}-of`, { age });
        return said(`place-${kind}-of-set`, { age, set: this.setName(set) });
    }
}

/** Whether cards look the same from behind: a token tells apart, in a zone, what nobody else can. */
const sameBack = ({ age, set = BASE }: Shown, other: Shown): boolean => !other.card && age === other.age && set === (other.set ?? BASE);
