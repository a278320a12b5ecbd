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
from splay.views.place_arguments import YOUR


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

    def message(self, message: Message | None) -> str:
        """A message in words; "" if there is none. Raises NoSuchText.

        It is told as `you` whether its player is the reader.
        """
        if message is None:
            return ""
        words = {name: self.argument(value, name) for name, value in message.arguments.items()}
        player = message.arguments.get("player")
        you = isinstance(player, PlayerArgument) and self.reads(player.seat)
        return self.text(message.key, **{"you": "yes" if you else "no", **words})

    def sentence(self, event: EventView) -> str:
        """What an event says, and of an action why what it does not reach is not reached."""
        return " ".join([self.message(said) for said in (event.message, *event.missed, *event.passing)])

    def argument(self, argument: Argument, role: str = "") -> str | int:
        """An argument of a message in words; numbers, and words that a text chooses its form by, as they are.

        Places and colors have the form for their `role`, the argument's name, if the language has one.
        """
        if isinstance(argument, PlaceArgument):
            return self.place(argument, role)
        if isinstance(argument, ColorArgument):
            return self.catalogue.text_as(role, f"color-{argument.color}")
        return argument if isinstance(argument, int | str) else FORMATS[type(argument)](self, argument)

    def player(self, seat: int) -> str:
        """A player's name; a word for nobody if the seat is negative."""
        return self.names[seat] if seat >= 0 else self.text("nobody")

    def reads(self, seat: int) -> bool:
        """Whether the player on a seat is the reader."""
        return 0 <= seat == self.reader

    def called(self, seat: int, word: str = "you") -> str:
        """What a message calls a player: "You", or with the `word` "you-too" "you", for the reader, else the name."""
        return self.text(word) if self.reads(seat) else self.player(seat)

    def players(self, seats: Sequence[int], first: str = "you") -> str:
        """Several players as one phrase, called as in messages; `first` is "you-too" if it begins no sentence."""
        names = [self.called(seat, "you-too" if index else first) for index, seat in enumerate(seats)]
        return self.catalogue.listed(names) or self.text("nobody")

    def card(self, shown: Shown) -> str:
        """A card's name if its face is known, else what its back says."""
        return self.named(shown.card) if shown.card else self.card_back(shown.age, shown.set)

    def card_back(self, age: int, set_name: str = BASE) -> str:
        """A card of which only the back is known."""
        if set_name == BASE:
            return self.text("card-back", age=age)
        return self.text("card-back-of", age=age, set=self.set_name(set_name))

    def set_name(self, name: str) -> str:
        """The name of a set, which the protocol calls by this one."""
        return self.text(f"set-{name}")

    def named(self, key: str) -> str:
        """The name of the card with this key."""
        return self.catalogue.card_name(self.deck[key])

    def special(self, name: str) -> str:
        """The name of a special achievement, which the protocol calls by this one."""
        return self.text(f"special-name-{name}")

    def cards(self, shown: Sequence[Shown]) -> str:
        """Several cards as one phrase; those with the same back, of which no more is known, by number."""
        looks = [(card.card, card.age, card.set) for card in shown]  # not the tokens, which only tell backs apart
        parts: list[str] = []
        for index, card in enumerate(shown):
            same = 1 if card.card else looks.count(looks[index])
            if same == 1:
                parts.append(self.card(card))
            elif looks.index(looks[index]) == index:
                parts.append(self.card_backs(same, card.age, card.set))
        return self.catalogue.listed(parts) or self.text("card-none")

    def any_of(self, cards: Sequence[Shown]) -> str:
        """The cards of which it could be any, as one phrase."""
        return self.catalogue.listed([self.card(card) for card in cards], "or")

    def card_backs(self, number: int, age: int, set_name: str) -> str:
        """Several cards with one back."""
        if set_name == BASE:
            return self.text("card-backs", number=number, age=age)
        return self.text("card-backs-of", number=number, age=age, set=self.set_name(set_name))

    def place(self, argument: PlaceArgument, role: str = "") -> str:
        """A place: by whose it is, or by its value, if it has one; in the form for a role, if there is one."""
        place, said = argument.place, self.catalogue.text_as
        if place is None:
            return said(role, "place-nowhere")
        if argument.whose == YOUR or self.reads(place.seat):
            return said(role, f"place-{place.kind}-your")
        if place.seat >= 0 and argument.whose == "":
            return said(role, f"place-{place.kind}-of", player=self.player(place.seat))
        if place.age > 0 and place.set in ("", BASE):
            return said(role, f"place-{place.kind}-of", age=place.age)
        if place.age > 0:
            return said(role, f"place-{place.kind}-of-set", age=place.age, set=self.set_name(place.set))
        return said(role, f"place-{place.kind}")

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


FORMATS: Final[dict[type, Callable[[Wording, Any], str]]] = {
    PlayerArgument: lambda words, argument: words.called(argument.seat),
    PlayersArgument: lambda words, argument: words.players(argument.seats),
    CardsArgument: lambda words, argument: (
        words.any_of(argument.cards) if argument.any else words.cards(argument.cards)
    ),
    CardNameArgument: lambda words, argument: words.named(argument.card),
    IconArgument: lambda words, argument: words.text(f"icon-{argument.icon}"),
    WordArgument: lambda words, argument: words.text(argument.key),
    AnswerArgument: lambda words, argument: words.answer(argument.key),
    MessageArgument: lambda words, argument: words.message(argument.message),
}
"""How each type of argument is put into words that has one form in every role."""
