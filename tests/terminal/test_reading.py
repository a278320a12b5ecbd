"""Screens to read over the game: cards, help, table, goals, log."""

import re

import pytest
from textual.widgets import Input

from splay.core.expansion import EXPANSIONS
from splay.core.symbols import SYMBOL_NAMES
from splay.locale.catalogue import load
from splay.terminal.cards_screen import CardsScreen
from splay.terminal.dialogs import TextDialog
from splay.terminal.guide import TOPICS
from tests.terminal.keyboard import Player, at, simple
from tests.terminal.tables import table_in


def test_the_card_browser_searches_as_one_types() -> None:
    async def test(player: Player) -> None:
        await player.press("c", *"red", "space", *"oars")
        assert isinstance(player.app.screen, CardsScreen)
        assert "1 card." in player.screen()
        assert "I demand you transfer to my score pile" in player.screen()
        player.app.screen.query_one(Input).value = "2"
        await player.press("down")
        assert "10 cards." in player.screen()
        assert "2 blue: " in player.screen()
        await player.press("escape")
        assert "Use a card, meld one, or draw." in player.screen()

    at(simple(), test)


def test_the_help_has_a_screen_for_each_topic() -> None:
    async def test(player: Player) -> None:
        await player.press("question_mark")
        assert "What it's about  1/14" in player.screen()
        await player.press("right")
        assert "Your turn  2/14" in player.screen()
        await player.press("left", "left")
        assert "Keys  14/14" in player.screen()

    at(simple(), test)


def test_the_help_tells_of_every_set_that_can_be_chosen_and_of_its_signs() -> None:  # CI104
    words = load()
    told = "\n".join(words.text(f"help-{topic}") for topic in TOPICS)
    assert sorted(EXPANSIONS) == sorted(
        {name for each in re.findall(r"--sets ([a-z,]+)", told) for name in each.split(",")}
    )
    signs = {
        words.text(f"sign-{name}")
        for name in SYMBOL_NAMES
        if not name.startswith("bonus-") and words.has_text(f"sign-{name}")
    }
    assert {sign for sign in signs if not re.search(rf"(?<!\w){re.escape(sign)}(?!\w)", told)} == set()


@pytest.mark.parametrize(
    ("key", "text"),
    [("t", "Score pile: none."), ("g", "12 clocks visible"), ("l", "You melded Tools.")],
)
def test_table_goals_and_log_can_be_read_in_full(key: str, text: str) -> None:
    async def test(player: Player) -> None:
        await player.press("3", key)
        assert isinstance(player.app.screen, TextDialog)
        assert text in player.screen()

    at(simple(), test)


def test_w_says_what_the_computer_would_do_or_why_it_does_not() -> None:
    async def test(player: Player) -> None:
        await player.press("w")
        assert "What would you do?" in player.screen()
        assert "It wins the game." in player.screen()
        await player.press("escape")
        assert "What would you do?" not in player.screen()

    at(table_in("human", "random", me="red: Oars; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6"), test)

    async def among_people(player: Player) -> None:
        await player.press("w")
        assert not isinstance(player.app.screen, TextDialog)

    at(simple(), among_people)
