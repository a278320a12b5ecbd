"""What stands in the icon places of artifacts besides icons and pictures."""

from typing import Final

from splay.core.symbols import symbol

BLANK: Final = symbol("blank")
"""A place with nothing in it."""
