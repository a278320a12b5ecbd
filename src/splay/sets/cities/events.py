"""What Cities of Destiny tells besides: a city that is due, and an icon of a city that acts."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, mypyc_attr

from splay.core.card import Card
from splay.core.event import Event
from splay.core.event_kind import TELLS, EventKind, Field
from splay.core.saying import Saying, Term, color_named, word
from splay.core.symbols import SPLAY_NAMES, UNSPLAYED

if TYPE_CHECKING:
    from splay.core.dogma import DogmaRun

CITY: Final = "city"
ICON: Final = "icon"
SEARCHING: Final = "search-"
"""What the names of signs begin with that search for the icon named after that."""


@mypyc_attr(acyclic=True)
class CityEvent(Event):
    """A city is due for a color: a new one, or one that has been splayed in a direction.

    `instead` is the set that a card is drawn from if no city is left for it, else "".
    """

    __slots__ = ("color", "direction", "instead")

    def __init__(self, seat: int, run: "DogmaRun | None", color: int, direction: int, instead: str = "") -> None:
        super().__init__(CITY, seat, run, ())
        self.instead = instead
        self.color: i16 = color
        self.direction: i16 = direction

    def says(self) -> Saying:
        """Why a city is due, and what is drawn instead if none is left."""
        terms: dict[str, Term | int | str] = {"color": color_named(self.color)}
        key = "event-city-color" if self.direction == UNSPLAYED else "event-city-splay"
        if self.direction != UNSPLAYED:
            terms["direction"] = word("direction-" + SPLAY_NAMES[self.direction])
        if not self.instead:
            return Saying(key, terms)
        terms["set"] = word("set-" + self.instead)
        return Saying(f"{key}-instead", terms)


@mypyc_attr(acyclic=True)
class IconEvent(Event):
    """An icon of a city that was melded acts: `sign` is the name of its symbol (see `core.symbols`)."""

    __slots__ = ("sign",)

    def __init__(self, seat: int, cards: tuple[Card, ...], sign: str) -> None:
        super().__init__(ICON, seat, None, cards)
        self.sign = sign

    def says(self) -> Saying:
        """Which icon acts."""
        if self.sign == "plus":
            return Saying("event-icon-plus", {})
        if self.sign.startswith(SEARCHING):
            return Saying("event-icon-search", {"icon": self.sign.removeprefix(SEARCHING)})
        return Saying("event-icon-arrow", {"direction": word("direction-" + self.sign)})


KINDS: Final = [
    EventKind(
        CITY,
        TELLS,
        [Field("color"), Field("direction"), Field("instead", noted=True, unless="")],
        lambda seat: CityEvent(seat, None, -1, 0),
        begins=True,
    ),
    EventKind(ICON, TELLS, [Field("sign")], lambda seat: IconEvent(seat, (), ""), begins=True),
]
