"""The terminal with Echoes of the Past: the steps of a dogma, echo effects on cards, promotions, equal backs."""

import io

from splay.core.session import Session
from splay.sets.scenario import from_text
from splay.terminal.options import NAMES
from splay.terminal.plain import Plain
from splay.terminal.saving import SavedGame
from splay.terminal.table import TerminalTable
from tests.terminal.keyboard import Player, at

OPTIONS = "options: sets base echoes\nturn: me, actions 2, number 12\n"
ECHO = f"""{OPTIONS}
me: red right: Horseshoes, Plumbing, Candles
you: green: The Wheel, Mapmaking; forecast: Pagoda, Lever, Oars; hand: Tools, Pottery, Bangle
third: blue: Writing
"""
ONE = f"""{OPTIONS}
me: purple: Mysticism; forecast: Bell; hand: Currency
you: red: Metalworking
"""


def table_in(position: str) -> TerminalTable:
    """A table of people in a position, seen by the first."""
    session = Session(from_text(position))
    players = len(session.game.players)
    table = TerminalTable(SavedGame(session, ["human"] * players, list(NAMES[:players]), bytes(32)))
    table.viewer = 0
    return table


def said(position: str, *lines: str) -> list[str]:
    """What the plain mode writes when these lines are read."""
    sink = io.StringIO()
    Plain(table_in(position), io.StringIO("".join(line + "\n" for line in lines)), sink).run()
    return [line.strip() for line in sink.getvalue().splitlines()]


def test_the_preview_of_a_dogma_lists_its_steps_in_order() -> None:
    lines = said(ECHO, "preview dogma:horseshoes")
    first = lines.index("What happens, in order:")
    assert lines[first + 1 : first + 7] == [
        "1. Candles' echo effect: Bob, then you",
        "If every other player's score is higher than yours, draw a [3].",
        "2. Plumbing's echo effect: Bob, then you",
        "Score one of the bottom cards of your board.",
        "3. Horseshoes' echo effect: Bob, then you",
        "4. Horseshoes: hits Cleo",
    ]


def test_a_dogma_of_ones_own_effects_alone_lists_no_steps() -> None:
    position = f"{OPTIONS}me: blue: Tools; hand: Oars\nyou: red: Archery"
    assert "What happens, in order:" not in said(position, "preview dogma:tools")


def test_echo_effects_say_that_they_are() -> None:
    lines = said(ECHO, "card Horseshoes")
    assert "Echo: Draw a [2] and foreshadow it." in lines


def test_equal_backs_are_counted() -> None:
    lines = said(ECHO)
    assert "Hand: 2 \N{MULTIPLICATION SIGN} [1], Echoes [1]." in lines
    assert "Forecast: [1], 2 \N{MULTIPLICATION SIGN} Echoes [2]." in lines


def test_a_promotion_says_whom_the_card_used_for_free_would_reach() -> None:
    lines = said(ONE, "3", "preview 1", "preview 2", "preview 3")
    assert next(line for line in lines if line.startswith("1 Promote Bell and use it")).endswith(": Bob shares")
    assert "2 Promote Bell without using it (1 purple from Echoes: castle, castle, echo)" in lines
    assert "You meld it from your forecast and use it, for free." in lines
    assert "1. Bell's echo effect: Bob, then you" in lines
    assert "You meld it from your forecast, and your Meld action is over." in lines
    assert "It stays in your forecast, for a later Meld action." in lines


def test_the_screen_says_it_too() -> None:
    async def test(player: Player) -> None:
        await player.choose("meld:currency")
        assert "Promote Bell and use it" in player.screen()
        assert "Bob shares" in " ".join(player.screen().split())

    at(table_in(ONE), test)
