"""Tables that play with Artifacts of History."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from splay.playing import play
from splay.sets.artifacts import ARTIFACTS
from splay.sets.artifacts.zones import DISPLAY
from splay.sets.relics import RELICS

if TYPE_CHECKING:
    from splay.playing import PlayedTable

SETS = ["base", ARTIFACTS]
RELICS_TOO = [*SETS, RELICS]


def artifacts(*players: str, **more: Any) -> PlayedTable:  # noqa: ANN401 - passed on
    """A table with artifacts in a position, in the words of `splay.playing.play`."""
    return play(*players, **({"sets": SETS} | more))


def relics(*players: str, **more: Any) -> PlayedTable:  # noqa: ANN401 - passed on
    """The same with relics."""
    return play(*players, **({"sets": RELICS_TOO} | more))


def displayed(table: PlayedTable, seat: str = "me") -> list[str]:
    """The artifact on display before a player, by name: one or none."""
    return table.seats[seat].zone(DISPLAY.name)
