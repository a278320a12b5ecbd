"""Tables that play with Artifacts of History."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from splay.playing import play
from splay.sets.artifacts import ARTIFACTS

if TYPE_CHECKING:
    from splay.playing import Table

SETS = ["base", ARTIFACTS]


def artifacts(*players: str, **more: Any) -> Table:  # noqa: ANN401 - passed on
    """A table with artifacts in a position, in the words of `splay.playing.play`."""
    return play(*players, **({"sets": SETS} | more))
