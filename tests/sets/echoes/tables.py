"""Tables that play with Echoes of the Past."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from splay.playing import play
from splay.sets.echoes import ECHOES
from splay.sets.echoes.foreshadowing import FORECAST

if TYPE_CHECKING:
    from splay.playing import PlayedTable

SETS = ["base", ECHOES]


def echoes(*players: str, **more: Any) -> PlayedTable:  # noqa: ANN401 - passed on
    """A table with Echoes in a position, in the words of `splay.playing.play`."""
    return play(*players, **({"sets": SETS} | more))


def forecast(table: PlayedTable, seat: str = "me") -> list[str]:
    """The cards in a player's forecast, by name."""
    return table.seats[seat].zone(FORECAST.name)
