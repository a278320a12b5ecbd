"""What views say, as data: the key of a text in the catalogue, and what is to be filled in, by name and type."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from splay.views.cards_and_places import PlaceView, Shown


class PlayerArgument(Struct, frozen=True, gc=False, tag_field="type", tag="player"):
    """A player; nobody if the seat is negative."""

    seat: int


class PlayersArgument(Struct, frozen=True, gc=False, tag_field="type", tag="players"):
    """Several players as a list; nobody if there are none."""

    seats: list[int]


class CardsArgument(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="cards"):
    """Cards as the viewer sees them, as a list; those with the same back, of which no more is known, by number.

    `any`: it is one of them.
    """

    cards: list[Shown]
    any: bool = False


class CardNameArgument(Struct, frozen=True, gc=False, tag_field="type", tag="card"):
    """The name of the card with this key."""

    card: str


class PlaceArgument(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="place"):
    """A place where cards lie; nowhere if there is none.

    `whose` says how its owner is called: "their" by the one who acts, "your" to the reader, "" by the name of its seat.
    """

    place: PlaceView | None
    whose: str = ""


class ColorArgument(Struct, frozen=True, gc=False, tag_field="type", tag="color"):
    """The name of a color."""

    color: str


class IconArgument(Struct, frozen=True, gc=False, tag_field="type", tag="icon"):
    """The name of an icon."""

    icon: str


class WordArgument(Struct, frozen=True, gc=False, tag_field="type", tag="word"):
    """A text of the catalogue that needs nothing filled in, by its key."""

    key: str


class AnswerArgument(Struct, frozen=True, gc=False, tag_field="type", tag="answer"):
    """The words of a card for an answer to its effect, by their key ("tools.dogma.yes")."""

    key: str


class MessageArgument(Struct, frozen=True, gc=False, tag_field="type", tag="message"):
    """A message inside another one."""

    message: Message


Argument: TypeAlias = (
    int
    | str
    | PlayerArgument
    | PlayersArgument
    | CardsArgument
    | CardNameArgument
    | PlaceArgument
    | ColorArgument
    | IconArgument
    | WordArgument
    | AnswerArgument
    | MessageArgument
)
"""A number, a word that the text chooses its form by, or one of the types above."""


class Message(Struct, frozen=True, gc=False, omit_defaults=True):
    """A text of the catalogue by its `key`, with its `arguments` by their names."""

    key: str
    arguments: dict[str, Argument] = {}
