"""A dig, as an event."""

from typing import Final

from mypy_extensions import i16, mypyc_attr

from splay.core.card import Card
from splay.core.event import EVERYBODY, Event
from splay.core.event_kind import EventKind, Field
from splay.core.event_sayings import skipped
from splay.core.place import Place
from splay.core.saying import Saying, card_named, word

DIG: Final = "dig"


@mypyc_attr(acyclic=True)
class DigEvent(Event):
    """A card is dug because `melded` was melded onto `covered`, given by their keys.

    `by_value` says that the melded card is not higher, and `picture` names the place where both have their pictures,
    "" if these are different ones. `wanted_age` is the covered card's value if no base card of it was left, else 0.
    """

    __slots__ = ("by_value", "covered", "melded", "picture", "wanted_age")

    def __init__(
        self,
        seat: int,
        cards: tuple[Card, ...],
        source: Place | None,
        target: Place | None,
        melded: str,
        covered: str,
        by_value: bool,
        picture: str,
        wanted_age: int = 0,
    ) -> None:
        super().__init__(DIG, seat, None, cards, EVERYBODY, source, target)
        self.melded = melded
        self.covered = covered
        self.by_value = by_value
        self.picture = picture
        self.wanted_age: i16 = wanted_age

    def says(self) -> Saying:
        """Which card was dug, and why."""
        return self.saying("event-dig")

    def saying(self, key: str) -> Saying:
        """What texts whose keys begin so say: which card was covered, why that brings one, and why a higher one."""
        terms = skipped(self.wanted_age, self.cards[0].age if self.cards else 0)
        terms["melded"], terms["covered"] = card_named(self.melded), card_named(self.covered)
        if not self.picture:
            return Saying(f"{key}-value", terms)
        terms["place"] = word(f"icon-place-{self.picture}")
        return Saying(f"{key}-both" if self.by_value else f"{key}-picture", terms)


KINDS: Final = [
    EventKind(
        DIG,
        fields=[
            Field("melded"),
            Field("covered"),
            Field("by_value"),
            Field("picture"),
            Field("wanted_age", noted=True, unless=0),
        ],
        make=lambda seat: DigEvent(seat, (), None, None, "", "", False, ""),
    )
]
