"""The terminal with Echoes of the Past: equal backs."""

import io

from splay.core.session import Session
from splay.sets.scenario import from_text
from splay.terminal.options import NAMES
from splay.terminal.plain import Plain
from splay.terminal.saving import SavedGame
from splay.terminal.table import Table

OPTIONS = "options: sets base echoes\nturn: me, actions 2, number 12\n"
ECHO = f"""{OPTIONS}
me: red right: Horseshoes, Plumbing, Candles
you: green: The Wheel, Mapmaking; forecast: Pagoda, Lever, Oars; hand: Tools, Pottery, Bangle
third: blue: Writing
"""


def table_in(position: str) -> Table:
    """A table of people in a position, seen by the first."""
    session = Session(from_text(position))
    players = len(session.game.players)
    table = Table(SavedGame(session, ["human"] * players, list(NAMES[:players]), bytes(32)))
    table.viewer = 0
    return table


def said(position: str, *lines: str) -> list[str]:
    """What the plain mode writes when these lines are read."""
    sink = io.StringIO()
    Plain(table_in(position), io.StringIO("".join(line + "\n" for line in lines)), sink).run()
    return [line.strip() for line in sink.getvalue().splitlines()]


def test_equal_backs_are_counted() -> None:
    lines = said(ECHO)
    assert "Hand: 2 \N{MULTIPLICATION SIGN} [1], Echoes [1]." in lines
    assert "Forecast: [1], 2 \N{MULTIPLICATION SIGN} Echoes [2]." in lines
