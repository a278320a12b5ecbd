"""What is said of something that happened or would: a text of the catalogue by its key, and what is filled in.

The engine knows no language and no reader: who sees the faces of cards, and what a place is called, views say.
"""

from typing import Final

from splay.core.place import Place

CARD: Final = "card"
PLACE: Final = "place"
COLOR: Final = "color"
WORD: Final = "word"


class Term:
    """Something that a text names, of a `sort`: a card or a text of the catalogue by its `word`, a color by its
    `number`, a place.
    """

    __slots__ = ("number", "place", "sort", "word")

    def __init__(self, sort: str, word: str = "", number: int = -1, place: Place | None = None) -> None:
        self.sort = sort
        self.word = word
        self.number = number
        self.place = place


class Saying:
    """The key of a text, and by name what it is told: terms, numbers, and words that it chooses its form by."""

    __slots__ = ("key", "terms")

    def __init__(self, key: str, terms: dict[str, Term | int | str]) -> None:
        self.key = key
        self.terms = terms


def card_named(key: str) -> Term:
    """A card, by name."""
    return Term(CARD, key)


def color_named(color: int) -> Term:
    """A color."""
    return Term(COLOR, "", color)


def place_named(place: Place | None) -> Term:
    """A place, called as that of whoever acts if it is."""
    return Term(PLACE, "", -1, place)


def word(key: str) -> Term:
    """A text of the catalogue that needs nothing filled in."""
    return Term(WORD, key)
