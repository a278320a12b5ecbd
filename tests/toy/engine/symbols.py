"""What stands in the icon places of toys besides the six icons."""

from typing import Final

from splay.core.symbols import symbol

ECHO_SIGN: Final = symbol("echo")
"""The place of an echo effect."""
BONUSES: Final = [symbol(f"bonus-{points}") for points in range(1, 5)]
"""The bonuses of one point, two, three and four."""


def bonus(points: int) -> int:
    """The symbol for a bonus of this many points."""
    return BONUSES[points - 1]


def points_of(symbol_number: int) -> int:
    """How many points a symbol brings: none, unless it is a bonus."""
    return BONUSES.index(symbol_number) + 1 if symbol_number in BONUSES else 0
