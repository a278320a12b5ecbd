"""Tables for the tests: positions from words, and games from seeds."""

from typing import Any

from splay.core.chance import secret_from_seed
from splay.core.session import Session
from splay.sets.scenario import scenario
from splay.terminal.options import NAMES, PlayOptions
from splay.terminal.saving import SavedGame
from splay.terminal.table import TerminalTable, open_table


def table_in(*seats: str, me: str = "", you: str = "", **more: Any) -> TerminalTable:  # noqa: ANN401 - passed on
    """A table in a position (see `splay.sets.scenario.scenario`), where the first person has taken over."""
    session = Session(scenario(me, you, **more))
    table = TerminalTable(SavedGame(session, list(seats), list(NAMES[: len(seats)]), bytes(32)))
    table.viewer = table.humans[0]
    return table


def table_of(*seats: str, seed: str = "test") -> TerminalTable:
    """A table before the first melds."""
    return open_table(PlayOptions(list(seats), secret=secret_from_seed(seed)))
