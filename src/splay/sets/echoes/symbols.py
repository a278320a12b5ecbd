"""What stands in the icon places of Echoes cards besides icons, pictures and bonuses."""

from typing import Final

from splay.core.symbols import COUNT_BITS, symbol

PICTURE_SHIFT: Final = 0
ECHO_SHIFT: Final = COUNT_BITS
"""Where the tally of a pile counts pictures and echo effects."""

ECHO: Final = symbol("echo", 1 << ECHO_SHIFT)
"""The place of an echo effect."""
