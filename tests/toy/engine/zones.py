"""The places that the toy set brings."""

from typing import Final

from splay.core.zones import SEEN_BY_ALL, SEEN_BY_OWNER, ZoneKind

TOY_BOX: Final = ZoneKind("toybox", True, SEEN_BY_OWNER)
"""Every player's own."""
WINDOW: Final = ZoneKind("window", False, SEEN_BY_ALL)
"""The shop window, whose cards everybody sees."""
