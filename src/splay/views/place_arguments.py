"""Places in messages."""

from typing import Final

from splay.views.cards_and_places import PlaceView
from splay.views.messages import PlaceArgument

THEIR: Final = "their"
YOUR: Final = "your"


def place_argument(place: PlaceView | None, seat: int, own: str) -> PlaceArgument:
    """A place, said of the seat that acts, or to the one that is asked; None is nowhere.

    `own` is THEIR or YOUR: how the places of that seat are called.
    """
    mine = place is not None and place.seat == seat and seat >= 0
    return PlaceArgument(place, own if mine else "")
