"""What stands in the icon places of Echoes cards besides icons and pictures."""

from typing import Final

from splay.core.symbols import COUNT_BITS, TALLY_BITS, symbol

PICTURE_SHIFT: Final = 0
ECHO_SHIFT: Final = COUNT_BITS
BONUS_SHIFT: Final = 2 * COUNT_BITS
"""Where the tally of a pile counts pictures, echo effects and bonuses; above its sums stands the highest bonus."""


def bonus(number: int) -> int:
    """The symbol for a bonus of a number."""
    return symbol(f"bonus-{number}", (1 << BONUS_SHIFT) + (number << TALLY_BITS))


ECHO: Final = symbol("echo", 1 << ECHO_SHIFT)
"""The place of an echo effect."""
BONUS_1: Final = bonus(1)
BONUS_2: Final = bonus(2)
BONUS_3: Final = bonus(3)
BONUS_4: Final = bonus(4)
BONUS_5: Final = bonus(5)
BONUS_6: Final = bonus(6)
BONUS_7: Final = bonus(7)
BONUS_8: Final = bonus(8)
BONUS_9: Final = bonus(9)
BONUS_10: Final = bonus(10)
BONUS_11: Final = bonus(11)
BONUSES: Final = {
    BONUS_1: 1,
    BONUS_2: 2,
    BONUS_3: 3,
    BONUS_4: 4,
    BONUS_5: 5,
    BONUS_6: 6,
    BONUS_7: 7,
    BONUS_8: 8,
    BONUS_9: 9,
    BONUS_10: 10,
    BONUS_11: 11,
}
"""The number on each bonus."""
