"""The place that Artifacts of History brings."""

from typing import Final

from splay.core.zones import SEEN_BY_ALL, ZoneKind

DISPLAY: Final = ZoneKind("display", True, SEEN_BY_ALL)
"""Where the artifact that a player has dug lies, before its owner: no part of board or hand."""
