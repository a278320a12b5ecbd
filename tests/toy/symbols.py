"""What stands in the icon places of toys besides the six icons."""

from typing import Final

from splay.core.symbols import HEX

ECHO_SIGN: Final = HEX + 1
"""The place of an echo effect."""
BONUS: Final = HEX + 2
"""`BONUS + 3` is a bonus of three points."""
