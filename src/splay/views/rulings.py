"""The decisions on which sources of the rules disagree, as keys of the catalogue, and which matter at a table."""

from typing import Final

from msgspec import Struct

from splay.core.options import Options

ALWAYS: Final = "always"
TEAMS: Final = "teams"


class Ruling(Struct, frozen=True):
    """A decision: its number in `docs/rules.md`, the key of its words, and at which tables it matters."""

    number: int
    key: str
    matters: str = ALWAYS


RULINGS: Final = (
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
    Ruling(14, "ruling-disputed-prints", TEAMS),
    Ruling(15, "ruling-first-player"),
    Ruling(20, "ruling-tied-special"),
    Ruling(21, "ruling-end-of-effect"),
    Ruling(32, "ruling-one-by-one"),
    Ruling(39, "ruling-removing"),
)
"""All of them, in the order of their numbers."""


def rulings_of(options: Options) -> list[str]:
    """The keys of the decisions that matter at a table with these options."""
    teams = options.teams != "none"
    return [ruling.key for ruling in RULINGS if ruling.matters == ALWAYS or teams]
