"""Messages as text: the words for players, cards and places, filled into the texts of a catalogue."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from splay.core.card import EFFECT_METHODS, Card
from splay.core.expansion import BASE
from splay.core.place import NOBODY
from splay.locale.catalogue import Catalogue
from splay.views.cards_and_places import Shown
from splay.views.messages import (
    AnswerArgument,
    Argument,
    CardNameArgument,
    CardsArgument,
    ColorArgument,
    IconArgument,
    Message,
    MessageArgument,
    PlaceArgument,
    PlayerArgument,
    PlayersArgument,
    WordArgument,
)
from splay.views.model import EventView
from splay.views.place_arguments import THEIR, YOUR

OWN: Final = "own-"
"""How a role of a reader's place begins where the reader acts: some languages say "one's own" there."""


class Wording:
    """The words of one table in one language: `names` of the players by seat, `deck` the cards in play.

    Messages call the player on the seat `reader` "you"; if it is nobody's, everybody by name.
    """

    def __init__(self, catalogue: Catalogue, names: Sequence[str], deck: Sequence[Card], reader: int = NOBODY) -> None:
        self.catalogue = catalogue
        self.names = list(names)
        self.reader = reader
        self.deck = {card.key: card for card in deck}

    def text(self, key: str, **arguments: str | int) -> str:
        """A text of the catalogue."""
        return self.catalogue.text(key, **arguments)

    def message(self, message: Message | None, roles: Sequence[str] = ()) -> str:
        """A message in words; "" if there is none. Raises NoSuchText.

        It is told what its arguments say of themselves, and as `you` whether its player is the reader. Inside another
        message it has the form for one of its `roles`, if the language has one.
        """
        if message is None:
            return ""
        words: dict[str, str | int] = {"you": "no"}
        for name, value in message.arguments.items():
            words.update(self.beside(value, name))
        for name, value in message.arguments.items():
            words[name] = self.argument(value, (message.key, name))
        return self.catalogue.text_as(roles, message.key, **words)

    def say(self, key: str, **arguments: Argument) -> str:
        """A message by its key and arguments. Raises NoSuchText."""
        return self.message(Message(key, arguments))

    def say_of(self, seat: int, key: str, **arguments: Argument) -> str:
        """A text about a player, who is called by name even as its reader; it is told as `you` whether they read it.

        Raises NoSuchText.
        """
        return self.say(key, **{"you": self.reader_is(seat), "player": self.player(seat), **arguments})

    def say_within(self, seats: Sequence[int], key: str) -> str:
        """A text with players in the middle of a sentence, where the reader is "you". Raises NoSuchText."""
        players = self.players(seats, "you-too", (key, "players"))
        return self.text(key, **{**self.beside(PlayersArgument(list(seats)), "players"), "players": players})

    def beside(self, argument: Argument, name: str) -> dict[str, str | int]:
        """What an argument of this name says of itself beside its words, for a text to choose its form by."""
        if isinstance(argument, PlayerArgument):
            return {"you": self.reader_is(argument.seat)} if name == "player" else {}
        if isinstance(argument, PlayersArgument):
            return {f"{name}_number": len(argument.seats), f"{name}_you": self.reader_among(argument.seats)}
        if isinstance(argument, CardsArgument):
            return {f"{name}_number": 1 if argument.any else len(argument.cards)}
        key = NAMES[type(argument)](argument) if type(argument) in NAMES else ""
        return {f"{name}_key": key} if key else {}

    def sentence(self, event: EventView) -> str:
        """What an event says, and of an action why what it does not reach is not reached."""
        return " ".join([self.message(said) for said in (event.message, *event.missed, *event.passing)])

    def argument(self, argument: Argument, roles: Sequence[str] = ()) -> str | int:
        """An argument of a message in words; numbers, and words that a text chooses its form by, as they are.

        What is not a name that somebody gave has the form for one of its `roles`, if the language has one: what the
        message is called that it stands in, and what the argument is.
        """
        return argument if isinstance(argument, int | str) else FORMATS[type(argument)](self, argument, roles)

    def player(self, seat: int, roles: Sequence[str] = ()) -> str:
        """A player's name; a word for nobody if the seat is negative."""
        return self.names[seat] if seat >= 0 else self.catalogue.text_as(roles, "nobody")

    def reads(self, seat: int) -> bool:
        """Whether the player on a seat is the reader."""
        return 0 <= seat == self.reader

    def reader_is(self, seat: int) -> str:
        """What a text is told as `you`: "yes" if the player on a seat is the reader, else "no"."""
        return "yes" if self.reads(seat) else "no"

    def reader_among(self, seats: Sequence[int]) -> str:
        """What a text is told of the reader and several players: "only" them, "yes" if among them, else "no"."""
        if not any(map(self.reads, seats)):
            return "no"
        return "only" if all(map(self.reads, seats)) else "yes"

    def called(self, seat: int, word: str = "you", roles: Sequence[str] = ()) -> str:
        """What a message calls a player: "You", or with the `word` "you-too" "you", for the reader, else the name."""
        return self.catalogue.text_as(roles, word) if self.reads(seat) else self.player(seat, roles)

    def players(self, seats: Sequence[int], first: str = "you", roles: Sequence[str] = ()) -> str:
        """Several players as one phrase, called as in messages; `first` is "you-too" if it begins no sentence."""
        names = [self.called(seat, "you-too" if index else first, roles) for index, seat in enumerate(seats)]
        return self.catalogue.listed(names) or self.player(NOBODY, roles)

    def card(self, shown: Shown, roles: Sequence[str] = ()) -> str:
        """A card's name if its face is known, else what its back says."""
        return self.named(shown.card) if shown.card else self.card_back(shown.age, shown.set, roles)

    def card_back(self, age: int, set_name: str = BASE, roles: Sequence[str] = ()) -> str:
        """A card of which only the back is known."""
        if set_name == BASE:
            return self.catalogue.text_as(roles, "card-back", age=age)
        return self.of_set(roles, "card-back-of", set_name, age=age)

    def set_name(self, name: str, roles: Sequence[str] = ()) -> str:
        """The name of a set, which the protocol calls by this one."""
        return self.catalogue.text_as(roles, f"set-{name}")

    def of_set(self, roles: Sequence[str], key: str, set_name: str, **arguments: int) -> str:
        """A text about what belongs to a set."""
        name = self.set_name(set_name, (key, "set"))
        return self.catalogue.text_as(roles, key, set=name, set_key=f"set-{set_name}", **arguments)

    def named(self, key: str) -> str:
        """The name of the card with this key."""
        return self.catalogue.card_name(self.deck[key])

    def special(self, name: str) -> str:
        """The name of a special achievement, which the protocol calls by this one."""
        return self.text(f"special-name-{name}")

    def cards(self, shown: Sequence[Shown], roles: Sequence[str] = ()) -> str:
        """Several cards as one phrase; those with the same back, of which no more is known, by number."""
        looks = [(card.card, card.age, card.set) for card in shown]  # not the tokens, which only tell backs apart
        parts: list[str] = []
        for index, card in enumerate(shown):
            same = 1 if card.card else looks.count(looks[index])
            if same == 1:
                parts.append(self.card(card, roles))
            elif looks.index(looks[index]) == index:
                parts.append(self.card_backs(same, card.age, card.set, roles))
        return self.catalogue.listed(parts) or self.catalogue.text_as(roles, "card-none")

    def any_of(self, cards: Sequence[Shown], roles: Sequence[str] = ()) -> str:
        """The cards of which it could be any, as one phrase."""
        return self.catalogue.listed([self.card(card, roles) for card in cards], "or")

    def card_backs(self, number: int, age: int, set_name: str, roles: Sequence[str] = ()) -> str:
        """Several cards with one back."""
        if set_name == BASE:
            return self.catalogue.text_as(roles, "card-backs", number=number, age=age)
        return self.of_set(roles, "card-backs-of", set_name, number=number, age=age)

    def place(self, argument: PlaceArgument, roles: Sequence[str] = ()) -> str:
        """A place: by whose it is, or by its value, if it has one; in the form for a role, if there is one."""
        place, said = argument.place, self.catalogue.text_as
        if place is None:
            return said(roles, "place-nowhere")
        if argument.whose == YOUR or self.reads(place.seat):
            own = [f"{OWN}{role}" for role in roles] if argument.whose == THEIR else []
            return said([*own, *roles], f"place-{place.kind}-your")
        if place.seat >= 0 and argument.whose == "":
            return said(roles, f"place-{place.kind}-of", player=self.player(place.seat))
        if place.age > 0 and place.set in ("", BASE):
            return said(roles, f"place-{place.kind}-of", age=place.age)
        if place.age > 0:
            return self.of_set(roles, f"place-{place.kind}-of-set", place.set, age=place.age)
        return said(roles, f"place-{place.kind}")

    def answer(self, key: str) -> str:
        """A card's words for an answer to its effect. Raises ValueError if it has none."""
        card, effect, answer = key.split(".")
        words = self.catalogue.answer(self.deck[card], effect, answer)
        if words is None:
            raise ValueError(f"{key!r}: the card has no words for this answer in {self.catalogue.language}")
        return words

    def effects(self, card: Card) -> list[str]:
        """The words of each effect of a card, in order."""
        return [self.catalogue.effect(card, EFFECT_METHODS[effect]) for effect in card.effects]


FORMATS: Final[dict[type, Callable[[Wording, Any, Sequence[str]], str]]] = {
    PlayerArgument: lambda words, argument, roles: words.called(argument.seat, roles=roles),
    PlayersArgument: lambda words, argument, roles: words.players(argument.seats, roles=roles),
    CardsArgument: lambda words, argument, roles: (
        words.any_of(argument.cards, roles) if argument.any else words.cards(argument.cards, roles)
    ),
    CardNameArgument: lambda words, argument, roles: words.named(argument.card),
    PlaceArgument: lambda words, argument, roles: words.place(argument, roles),
    ColorArgument: lambda words, argument, roles: words.catalogue.text_as(roles, f"color-{argument.color}"),
    IconArgument: lambda words, argument, roles: words.catalogue.text_as(roles, f"icon-{argument.icon}"),
    WordArgument: lambda words, argument, roles: words.catalogue.text_as(roles, argument.key),
    AnswerArgument: lambda words, argument, roles: words.answer(argument.key),
    MessageArgument: lambda words, argument, roles: words.message(argument.message, roles),
}
"""How each type of argument is put into words, in the form for its roles."""

NAMES: Final[dict[type, Callable[[Any], str]]] = {
    PlaceArgument: lambda argument: "nowhere" if argument.place is None else argument.place.kind,
    ColorArgument: lambda argument: argument.color,
    IconArgument: lambda argument: argument.icon,
    WordArgument: lambda argument: argument.key,
}
"""What the protocol calls an argument of a type, whatever its words are."""
