"""What a city is: a card with six icon places and no effects."""

from typing import ClassVar

from splay.core.card import Card


class City(Card):
    """A city; what it does when it is melded, its icons say (`sets/cities/icons`)."""

    __slots__ = ()

    without_effects: ClassVar[bool] = True
