"""Screens to read over the game: cards, help, table, goals, log."""

import pytest
from textual.widgets import Input

from splay.terminal.cards_screen import CardsScreen
from splay.terminal.dialogs import TextDialog
from tests.terminal.keyboard import Player, at, simple


def test_the_card_browser_searches_as_one_types() -> None:
    async def test(player: Player) -> None:
        await player.press("c", *"red", "space", *"oars")
        assert isinstance(player.app.screen, CardsScreen)
        assert "One card." in player.screen()
        assert "I demand you transfer to my score pile" in player.screen()
        player.app.screen.query_one(Input).value = "2"
        await player.press("down")
        assert "10 cards." in player.screen()
        assert "2 blue: " in player.screen()
        await player.press("escape")
        assert "Take an action." in player.screen()

    at(simple(), test)


def test_the_help_has_a_screen_for_each_topic() -> None:
    async def test(player: Player) -> None:
        await player.press("question_mark")
        assert "What it is about  1/10" in player.screen()
        await player.press("right")
        assert "Your turn  2/10" in player.screen()
        await player.press("left", "left")
        assert "Keys  10/10" in player.screen()

    at(simple(), test)


@pytest.mark.parametrize(
    ("key", "text"),
    [("t", "Score pile: none."), ("g", "12 clocks visible"), ("l", "Ann melds Tools.")],
)
def test_table_goals_and_log_can_be_read_in_full(key: str, text: str) -> None:
    async def test(player: Player) -> None:
        await player.press("3", key)
        assert isinstance(player.app.screen, TextDialog)
        assert text in player.screen()

    at(simple(), test)
