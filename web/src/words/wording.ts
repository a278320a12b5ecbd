/** Messages as text: the words for players, cards and places, filled into the texts of a catalogue; as `splay.views.wording`. */

import type { Argument, Message, PlaceArgument, Shown } from "../api/model";
import { BASE, type Place } from "../api/places";
import type { Arguments, Catalogue } from "./catalogue";

/** How a role of a reader's place begins where the reader acts: some languages say "one's own" there. */
const OWN = "own-";

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

    /**
     * A message in words; "" for none. It is told what its arguments say of themselves, and as `you` whether its player is the
     * reader. Inside another message it has the form for one of its `roles`, if the language has one.
     */
    message(message: Message | null | undefined, roles: readonly string[] = []): string {
        return message ? this.say(message.key, message.arguments, roles) : "";
    }

    /** The same by the message's key and arguments. */
    say(key: string, args: Record<string, Argument> = {}, roles: readonly string[] = []): string {
        const words: Arguments = { you: "no" };
        for (const [name, argument] of Object.entries(args)) Object.assign(words, this.beside(argument, name));
        for (const [name, argument] of Object.entries(args)) words[name] = this.argument(argument, [key, name]);
        return this.catalogue.textAs(roles, key, words);
    }

    /** A text about a player, who is called by name even as its reader; it is told as `you` whether that is who reads it. */
    sayOf(seat: number, key: string, args: Record<string, Argument> = {}): string {
        return this.say(key, { you: this.reads(seat) ? "yes" : "no", player: this.player(seat), ...args });
    }

    /** A text with players in the middle of a sentence, where the reader is "you". */
    sayWithin(seats: readonly number[], key: string): string {
        const players: Argument = { type: "players", seats: [...seats] };
        return this.say(key, { ...this.beside(players, "players"), players: this.players(seats, "you-too", [key, "players"]) });
    }

    /** What an argument of this name says of itself beside its words, for a text to choose its form by. */
    private beside(argument: Argument, name: string): Arguments {
        if (typeof argument !== "object") return {};
        switch (argument.type) {
            case "player":
                return name === "player" ? { you: this.reads(argument.seat) ? "yes" : "no" } : {};
            case "players":
                return { [`${name}_number`]: argument.seats.length, [`${name}_you`]: this.readerAmong(argument.seats) };
            case "cards":
                return { [`${name}_number`]: argument.any ? 1 : argument.cards.length };
            case "place":
                return { [`${name}_key`]: argument.place?.kind ?? "nowhere" };
            case "color":
                return { [`${name}_key`]: argument.color };
            case "icon":
                return { [`${name}_key`]: argument.icon };
            case "word":
                return { [`${name}_key`]: argument.key };
            default:
                return {};
        }
    }

    /**
     * An argument of a message in words; numbers, and words that a text chooses its form by, as they are. What is not a name that
     * somebody gave has the form for one of its `roles`, if the language has one: what the message is called that it stands in,
     * and what the argument is.
     */
    argument(argument: Argument, roles: readonly string[] = []): string | number {
        if (typeof argument !== "object") return argument;
        switch (argument.type) {
            case "player":
                return this.called(argument.seat, "you", roles);
            case "players":
                return this.players(argument.seats, "you", roles);
            case "cards":
                return argument.any ? this.anyOf(argument.cards, roles) : this.cards(argument.cards, roles);
            case "card":
                return this.named(argument.card);
            case "place":
                return this.place(argument, roles);
            case "color":
                return this.catalogue.textAs(roles, `color-${argument.color}`);
            case "icon":
                return this.catalogue.textAs(roles, `icon-${argument.icon}`);
            case "word":
                return this.catalogue.textAs(roles, argument.key);
            case "answer":
                return this.catalogue.answer(argument.key);
            case "message":
                return this.message(argument.message, roles);
        }
    }

    /** A player's name; a word for nobody if the seat is negative. */
    player(seat: number, roles: readonly string[] = []): string {
        return seat >= 0 ? (this.names[seat] ?? `${seat}`) : this.catalogue.textAs(roles, "nobody");
    }

    /** Whether the player on a seat is the reader. */
    reads(seat: number): boolean {
        return seat >= 0 && seat === this.reader;
    }

    /** What a text is told of the reader and several players: "only" them, "yes" if among them, else "no". */
    private readerAmong(seats: readonly number[]): string {
        if (!seats.some((seat) => this.reads(seat))) return "no";
        return seats.every((seat) => this.reads(seat)) ? "only" : "yes";
    }

    /** What a message calls a player: "You", or with the word "you-too" "you", for the reader, else the name. */
    called(seat: number, word = "you", roles: readonly string[] = []): string {
        return this.reads(seat) ? this.catalogue.textAs(roles, word) : this.player(seat, roles);
    }

    /** Several players as one phrase, called as in messages; `first` is "you-too" if it begins no sentence. */
    players(seats: readonly number[], first = "you", roles: readonly string[] = []): string {
        const names = seats.map((seat, index) => this.called(seat, index === 0 ? first : "you-too", roles));
        return this.catalogue.listed(names) || this.player(-1, roles);
    }

    /** A card's name if its face is known, else what its back says. */
    card(shown: Shown, roles: readonly string[] = []): string {
        return shown.card ? this.named(shown.card) : this.cardBack(shown.age, shown.set, roles);
    }

    /** A card of which only the back is known. */
    cardBack(age: number, set = BASE, roles: readonly string[] = []): string {
        return set === BASE ? this.catalogue.textAs(roles, "card-back", { age }) : this.ofSet(roles, "card-back-of", set, { age });
    }

    /** Several cards with one back. */
    cardBacks(number: number, age: number, set = BASE, roles: readonly string[] = []): string {
        if (set === BASE) return this.catalogue.textAs(roles, "card-backs", { number, age });
        return this.ofSet(roles, "card-backs-of", set, { number, age });
    }

    /** The name of a set, which the protocol calls by this one. */
    setName(name: string, roles: readonly string[] = []): string {
        return this.catalogue.textAs(roles, `set-${name}`);
    }

    /** A text about what belongs to a set. */
    private ofSet(roles: readonly string[], key: string, set: string, args: Arguments): string {
        return this.catalogue.textAs(roles, key, { ...args, set: this.setName(set, [key, "set"]), set_key: `set-${set}` });
    }

    /** The name of a special achievement, which the protocol calls by this one. */
    special(name: string): string {
        return this.text(`special-name-${name}`);
    }

    named(key: string): string {
        return this.catalogue.card(key).name;
    }

    /** Several cards as one phrase; those with the same back, of which no more is known, by number. */
    cards(shown: readonly Shown[], roles: readonly string[] = []): string {
        const parts: string[] = [];
        shown.forEach((card, index) => {
            const alike = card.card ? [] : shown.filter((other) => sameBack(card, other));
            if (alike.length <= 1) parts.push(this.card(card, roles));
            else if (shown.findIndex((other) => sameBack(card, other)) === index)
                parts.push(this.cardBacks(alike.length, card.age, card.set, roles));
        });
        return this.catalogue.listed(parts) || this.catalogue.textAs(roles, "card-none");
    }

    /** The cards of which it could be any, as one phrase. */
    anyOf(shown: readonly Shown[], roles: readonly string[] = []): string {
        return this.catalogue.listed(
            shown.map((card) => this.card(card, roles)),
            "or",
        );
    }

    /** What begins with a place, as a title does: "Your score pile". */
    placeTitle(place: Place): string {
        return this.catalogue.begun(this.place({ type: "place", place, whose: "" }, ["title"]));
    }

    /** A place: by whose it is, or by its value, if it has one; in the form for a role, if there is one. */
    place({ place, whose = "" }: PlaceArgument, roles: readonly string[] = []): string {
        const said = (key: string, args?: Arguments) => this.catalogue.textAs(roles, key, args);
        if (!place) return said("place-nowhere");
        const { kind, seat = -1, age = 0, set = BASE } = place;
        if (whose === "your" || this.reads(seat)) {
            const own = whose === "their" ? roles.map((role) => `${OWN}${role}`) : [];
            return this.catalogue.textAs([...own, ...roles], `place-${kind}-your`);
        }
        if (seat >= 0 && whose === "") return said(`place-${kind}-of`, { player: this.player(seat) });
        if (age === 0) return said(`place-${kind}`);
        if (set === BASE || set === "") return said(`place-${kind}-of`, { age });
        return this.ofSet(roles, `place-${kind}-of-set`, set, { age });
    }
}

/** Whether cards look the same from behind: a token tells apart, in a zone, what nobody else can. */
const sameBack = ({ age, set = BASE }: Shown, other: Shown): boolean => !other.card && age === other.age && set === (other.set ?? BASE);
