"""Foreshadowing: putting cards into the forecast."""

from typing import Final

from splay.core.card import Card
from splay.core.event_kind import EventKind
from splay.core.player import Player
from splay.core.zones import SEEN_BY_OWNER, Zone, ZoneKind

FORECAST: Final = ZoneKind("forecast", True, SEEN_BY_OWNER)
"""Where foreshadowed cards lie."""
FORESHADOW: Final = "foreshadow"
TO_FORESHADOW: Final = "foreshadow"
"""What a card, or a value, is chosen for."""
KINDS: Final = [EventKind(FORESHADOW, usual_target=FORECAST)]


def forecast_of(player: Player) -> Zone:
    """A player's forecast. Raises LookupError if it is not played with."""
    return player.zone(FORECAST)


def foreshadow(player: Player, card: Card | None) -> Card | None:
    """Puts a card into the player's forecast."""
    if card is not None:
        player.game.move(card, forecast_of(player), FORESHADOW, player.seat)
        player.game.settle()
    return card


def draw_and_foreshadow(player: Player, value: int) -> Card:
    """Draws a card of a value and foreshadows it."""
    card = player.draw(value)
    foreshadow(player, card)
    return card
