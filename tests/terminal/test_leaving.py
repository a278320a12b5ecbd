"""Saving and leaving by keyboard."""

from pathlib import Path

import pytest
from textual.widgets import Input

from tests.terminal.keyboard import Player, at, simple


def test_a_game_is_saved_from_the_keyboard_and_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def test(player: Player) -> None:
        await player.press("q", "s", "enter")
        assert player.app.return_value == 0

    at(simple(), test)
    assert (tmp_path / "splay-game.json").exists()


def test_saving_where_it_cannot_be_says_so_and_plays_on(tmp_path: Path) -> None:
    async def test(player: Player) -> None:
        await player.press("s")
        player.app.screen.query_one(Input).value = str(tmp_path / "no" / "game.json")
        await player.press("enter")
        assert "Couldn't save" in player.screen()
        assert player.options()

    at(simple(), test)


def test_leaving_asks_first_and_can_be_declined() -> None:
    async def test(player: Player) -> None:
        await player.press("q", "escape")
        assert "Use a card, meld one, or draw." in player.screen()
        await player.press("q", "q")
        assert player.app.return_value == 0

    at(simple(), test)


def test_ctrl_c_asks_before_it_leaves() -> None:
    async def test(player: Player) -> None:
        await player.press("ctrl+c")
        assert "Leave the game?" in player.screen()
        await player.press("q")
        assert player.app.return_value == 0

    at(simple(), test)
