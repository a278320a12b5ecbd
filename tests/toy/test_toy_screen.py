"""The terminal's screen with the toy set: the zones have lines of their own, symbols their signs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from splay.build import BUILD
from splay.core.session import Session
from splay.locale.catalogue import LOADED, Catalogue
from splay.sets.scenario import from_text
from splay.terminal.boards import TIMES
from splay.terminal.options import NAMES
from splay.terminal.saving import SavedGame
from splay.terminal.table import TerminalTable
from tests.core.expansions import registered
from tests.terminal.keyboard import Player, at

if BUILD == "compiled":
    pytest.skip("compiled classes cannot be subclassed by interpreted ones", allow_module_level=True)

from tests.toy.engine.rules import Toys

pytestmark = pytest.mark.every_time

PLACED = """
options: sets base toys
turn: me, actions 2, number 12
me: blue: Jigsaw; purple: Carousel; hand: Pottery; toybox: Kite, Oars
you: purple: Mysticism; hand: Rattle; toybox: Writing
window: Musical Chairs
"""


@pytest.fixture(autouse=True)
def toys(sources: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(LOADED, "en", Catalogue("en", sources / "splay" / "locale" / "en"))
    with registered(Toys()):
        yield


def placed() -> TerminalTable:
    """A table of two people in the position."""
    table = TerminalTable(SavedGame(Session(from_text(PLACED)), ["human", "human"], list(NAMES[:2]), bytes(32)))
    table.viewer = 0
    return table


def test_the_screen_shows_the_zones_and_what_the_set_s_actions_do() -> None:
    async def test(player: Player) -> None:
        lines = player.screen().splitlines()
        assert any(f"Toy box: 1{TIMES}2" in line and "Toy box: 1" in line for line in lines)  # of both players
        assert any("Toy box Oars 1, Kite 1" in line for line in lines)
        assert any("Shop window Musical Chairs 2" in line for line in lines)
        assert any("[10]10 Toys [2]1" in line and "Toys [1]" not in line for line in lines)
        assert any("Wind up Jigsaw 2B ☼·☼♜" in line for line in lines)
        assert any("Wind up Carousel 1P ♛2♛4☘·" in line for line in lines)
        await player.press("t")
        assert "Toy box: Toys [1]" not in player.screen()
        assert "Shop window: Musical Chairs 2." in player.screen()

    at(placed(), test, size=(110, 34))


def test_the_toy_set_fits_a_small_screen() -> None:
    async def test(player: Player) -> None:
        assert "Use a card, meld one, achieve, or draw." in player.screen()
        await player.press("t")  # what gives way to the answers
        assert "Shop window: Musical Chairs 2." in player.screen()
        await player.press("escape")
        await player.choose("wind:jigsaw")
        await player.settle()

    at(placed(), test)
