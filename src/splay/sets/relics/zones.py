"""The places of relics."""

from typing import TYPE_CHECKING, Final

from splay.core.zones import SEEN_BY_ALL, Zone, ZoneKind

if TYPE_CHECKING:
    from splay.core.game import Game

MUSEUM: Final = ZoneKind("museum", False, SEEN_BY_ALL)
"""Where relics lie that are nobody's, beside the supplies."""
RELICS_ACHIEVED: Final = ZoneKind("relics", True, SEEN_BY_ALL, counted=True)
"""A player's relics that count as achievements, apart from these: no word that means achievements reaches them."""


def museum(game: "Game") -> Zone:
    """The museum of a game with relics. Raises LookupError in one without."""
    for zone in game.further_zones():
        if zone.kind is MUSEUM:
            return zone
    raise LookupError("there is no museum in a game without relics")
