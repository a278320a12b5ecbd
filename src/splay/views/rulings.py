"""The decisions on which sources of the rules disagree, as keys of the catalogue, and which matter at a table."""

from collections.abc import Sequence
from typing import Final

from splay.core.expansion import BASE, EXPANSIONS
from splay.core.options import Options
from splay.core.ruling import Ruling

RULINGS: Final[Sequence[Ruling]] = (
    Ruling(1, "ruling-edition"),
    Ruling(2, "ruling-special-achievements"),
    Ruling(3, "ruling-tied-score"),
    Ruling(4, "ruling-achievements-to-win"),
    Ruling(5, "ruling-players"),
    Ruling(6, "ruling-fewer-than-three"),
    Ruling(7, "ruling-may"),
    Ruling(8, "ruling-proof"),
    Ruling(9, "ruling-order"),
    Ruling(10, "ruling-transfer"),
    Ruling(11, "ruling-change"),
    Ruling(14, "ruling-disputed-prints", in_teams=True),
    Ruling(15, "ruling-first-player"),
    Ruling(20, "ruling-tied-special"),
    Ruling(21, "ruling-end-of-effect"),
    Ruling(32, "ruling-one-by-one"),
    Ruling(39, "ruling-removing"),
)
"""Those of the base set, in the order of their numbers; an expansion brings its own."""


def rulings_of(options: Options) -> list[str]:
    """The keys of the decisions that matter at a table with these options, those of the base set first; one that
    several sets bring stands once.
    """
    brought = [ruling for name in options.sets if name != BASE for ruling in EXPANSIONS[name].rulings]
    keys = [ruling.key for ruling in (*RULINGS, *brought) if options.teams != "none" or not ruling.in_teams]
    return list(dict.fromkeys(keys))
