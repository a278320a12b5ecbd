"""Places in messages."""

from typing import Final

from splay.core.zones import ZONE_NAMES
from splay.views.messages import PlaceArgument

OWNED: Final = ("hand", "score", "achievements", "board")
UNOWNED: Final = ("supply", "available", "removed")
NOWHERE: Final = "nowhere"
THEIR: Final = "their"
YOUR: Final = "your"


def place_argument(zone: str, seat: int, own: str) -> PlaceArgument:
    """A zone by its name (as in `hand.0`, `board.1.red`), said of the seat that acts, or to the one that is asked.

    `own` is THEIR or YOUR: how the zones of that seat are called. Raises ValueError for a name that is no zone's.
    """
    if zone == "":
        return PlaceArgument(NOWHERE)
    kind, *rest = zone.split(".")
    if kind in UNOWNED and not rest:
        return PlaceArgument(kind)
    if kind in OWNED and rest and rest[0].isdigit():
        owner = int(rest[0])
        return PlaceArgument(kind, owner, rest[1] if len(rest) > 1 else "", whose=own if owner == seat else "")
    if kind == "supply" and len(rest) == 2 and rest[1].isdigit():
        return PlaceArgument(kind, set=rest[0], age=int(rest[1]))
    raise ValueError(f"{zone!r}: there is no such zone; zones begin with {', '.join(ZONE_NAMES)}")
