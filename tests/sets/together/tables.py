"""Tables that play with all sets at once."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from splay.core.expansion import BASE
from splay.playing import play
from splay.sets.artifacts import ARTIFACTS
from splay.sets.cities import CITIES
from splay.sets.echoes import ECHOES
from splay.sets.relics import RELICS

if TYPE_CHECKING:
    from splay.playing import PlayedTable

EXPANSIONS: Final = [ARTIFACTS, ECHOES, CITIES]
EVERYTHING: Final = [BASE, ARTIFACTS, RELICS, ECHOES, CITIES]
MIXTURES: Final = [
    [BASE, *chosen] for number in range(len(EXPANSIONS) + 1) for chosen in combinations(EXPANSIONS, number)
]
"""Every combination of the three expansions, from none to all."""


def together(*players: str, **more: Any) -> PlayedTable:  # noqa: ANN401 - passed on
    """A table with everything in a position, in the words of `splay.playing.play`."""
    return play(*players, **({"sets": EVERYTHING} | more))


def kinds(table: PlayedTable, *wanted: str) -> list[str]:
    """The kinds of the last action's events, in order; only those wanted if any are named."""
    return [event.kind for event in table.events if not wanted or event.kind in wanted]
