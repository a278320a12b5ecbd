"""Cards and places as somebody sees them."""

from msgspec import Struct

from splay.core.place import NO_COLOR, Place
from splay.core.symbols import COLOR_NAMES


class Shown(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card as a seat sees it.

    `card` is its key if the face is known, else "". `age` and `set` are what the back shows. `token` tells
    hidden cards of one zone apart; it says nothing about which card it is, now or later.
    """

    age: int
    set: str = "base"
    card: str = ""
    token: str = ""


class PlaceView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place where cards lie: its `kind`, and of `seat`, `color`, `set` and `age` those that tell it from others.

    Kinds are "hand", "score", "achievements" and "board" (one pile, by its `color`) of a seat; "supply" of a set and
    age; "available", "removed"; and those that expansions bring.
    """

    kind: str
    seat: int = -1
    color: str = ""
    set: str = ""
    age: int = 0


def place_view(place: Place | None) -> PlaceView | None:
    """A place as JSON data."""
    if place is None:
        return None
    color = "" if place.color == NO_COLOR else COLOR_NAMES[place.color]
    return PlaceView(place.kind, place.seat, color, place.set_name, place.age)
