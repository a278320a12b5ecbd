"""The kinds of events: what an event of each does to a position, what is stored of it, and who brings it.

Whoever follows a position by events asks here, and knows no kind by name: what is stored, a game laid out from its
events, the memory of a seat, and the clients. The kinds of the base set stand in `core.event`, those of a set in its
own folder; they are registered with its Expansion.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from splay.core.event import Event
    from splay.core.zones import ZoneKind

TELLS: Final = ""
"""What lies on the table stays as it is."""
MOVES: Final = "move"
"""The cards go from `source` to `target`."""
SHOWS: Final = "show"
"""The cards are shown where they lie, to those who see their faces."""
REVEALS: Final = "reveal"
"""The same, and they lie face up there until something else begins."""
SPLAYS: Final = "splay"
ORDERS: Final = "order"
"""The pile that is the target lies in the order of the cards."""
CLAIMS: Final = "claim"
"""The seat has a special achievement."""
LEAVES: Final = "leave"
"""The seat is out of the game."""
BEGINS_TURN: Final = "turn"
BEGINS_ACTION: Final = "action"


class Field:
    """One value of the events of a kind, stored under its `name`.

    A value that is `noted` follows from what happened, so it does not tell events apart, and is left out as long as it
    is `unless`. `many`: it is a tuple.
    """

    __slots__ = ("many", "name", "noted", "unless")

    def __init__(self, name: str, noted: bool = False, unless: object = None, many: bool = False) -> None:
        self.name = name
        self.noted = noted
        self.unless = unless
        self.many = many


class EventKind:
    """One kind of event.

    `does` is the one change that it makes to a position, a word of this file. Cards that move come to lie on top, or at
    the `bottom`. An event that `begins` something ends what came before: cards that were revealed are hidden again.
    `in_vain` says of an event that it alone is no change, so that an effect with none but those was in vain.
    `counts_as` is the verb that it is one of, for those who ask what a seat has done. A verb of the rulebook has a
    `usual_target`, where its cards go, and may have a `usual_source`: only other places are told with it.
    `make` is an event of the kind of which nothing but the seat is known yet; kinds that say no more than `Event` need
    none.
    """

    __slots__ = (
        "begins", "bottom", "counts_as", "does", "fields", "in_vain", "make", "name", "usual_source", "usual_target",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        does: str = MOVES,
        fields: Sequence[Field] = (),
        make: "Callable[[int], Event] | None" = None,
        bottom: bool = False,
        begins: bool = False,
        in_vain: bool = False,
        counts_as: str = "",
        usual_target: "ZoneKind | None" = None,
        usual_source: "ZoneKind | None" = None,
    ) -> None:
        self.name = name
        self.does = does
        self.fields = list(fields)
        self.make = make
        self.bottom = bottom
        self.begins = begins
        self.in_vain = in_vain
        self.counts_as = counts_as or name
        self.usual_target = usual_target
        self.usual_source = usual_source


EVENT_KINDS: Final[dict[str, EventKind]] = {}
"""All kinds of events there are, by name."""


def register_kinds(kinds: Sequence[EventKind]) -> None:
    """Makes kinds of events known: all of them, or none. Raises ValueError if there is one of such a name."""
    for kind in kinds:
        if kind.name in EVENT_KINDS:
            raise ValueError(f"{kind.name}: there is a kind of event of this name already")
    EVENT_KINDS.update({kind.name: kind for kind in kinds})
