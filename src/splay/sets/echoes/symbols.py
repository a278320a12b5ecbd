"""What stands in the icon places of Echoes cards besides icons and pictures."""

from typing import Final

from splay.core.symbols import symbol

ECHO: Final = symbol("echo")
"""The place of an echo effect."""
BONUS_1: Final = symbol("bonus-1")
BONUS_2: Final = symbol("bonus-2")
BONUS_3: Final = symbol("bonus-3")
BONUS_4: Final = symbol("bonus-4")
BONUS_5: Final = symbol("bonus-5")
BONUS_6: Final = symbol("bonus-6")
BONUS_7: Final = symbol("bonus-7")
BONUS_8: Final = symbol("bonus-8")
BONUS_9: Final = symbol("bonus-9")
BONUS_10: Final = symbol("bonus-10")
BONUS_11: Final = symbol("bonus-11")
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
