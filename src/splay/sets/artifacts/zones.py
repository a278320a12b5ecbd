"""The place that Artifacts of History brings."""

from typing import Final

from splay.core.card import Card
from splay.core.player import Player
from splay.core.zones import SEEN_BY_ALL, ZoneKind

DISPLAY: Final = ZoneKind("display", True, SEEN_BY_ALL)
"""Where the artifact that a player has dug lies, before its owner: no part of board or hand."""


def on_display(player: Player) -> Card | None:
    """The artifact on display before a player."""
    cards = player.zone(DISPLAY).cards
    return cards[0] if cards else None
