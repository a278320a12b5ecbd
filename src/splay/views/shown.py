"""A card as somebody sees it."""

from msgspec import Struct


class Shown(Struct, frozen=True, omit_defaults=True):
    """A card as a seat sees it.

    `card` is its key where the face is known, else "". `age` and `set` are what the back shows. `token` tells
    hidden cards of one zone apart; it says nothing about which card it is, now or later.
    """

    age: int
    set: str = "base"
    card: str = ""
    token: str = ""
