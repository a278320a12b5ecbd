"""The full-screen client at 80 columns and 24 lines, played by keyboard."""

import asyncio
import re
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from splay.agents.agent import Agent
from splay.agents.knowledge import Knowledge
from splay.terminal.app import SplayApp
from splay.terminal.cards_screen import CardsScreen
from splay.terminal.dialogs import HandOver, TextDialog
from splay.terminal.game_screen import GameScreen
from splay.terminal.panels import OPTION_KEYS, Options
from splay.terminal.table import Table
from tests.terminal.tables import table_in, table_of

PATIENCE = 20_000
"""How many milliseconds and more to wait for agents."""


class Player:
    """Hands on the keyboard and eyes on the screen."""

    def __init__(self, app: SplayApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Presses keys, each after the agents have answered."""
        for key in keys:
            await self.settle()
            await self.pilot.press(key)
        await self.settle()

    async def settle(self) -> None:
        """Waits until agents have answered and everything is drawn."""
        await self.pilot.pause()
        for _ in range(PATIENCE):
            if not any(screen.thinking for screen in self.app.screen_stack if isinstance(screen, GameScreen)):
                return
            await self.pilot.pause(0.001)
        raise AssertionError("the agents have not answered")

    def screen(self) -> str:
        """What the screen shows, as text."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    def options(self) -> list[str]:
        """The keys of the offered options."""
        return [choice.key for choice in self.app.screen.query_one(Options).choices]

    async def choose(self, key: str) -> None:
        """Presses what chooses the option with this key."""
        await self.press(OPTION_KEYS[self.options().index(key)])


def at(table: Table, test: Callable[[Player], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> None:
    """Runs the real client on a table and lets the test play it."""

    async def run() -> None:
        app = SplayApp(table)
        async with app.run_test(size=size, notifications=True) as pilot:
            player = Player(app, pilot)
            await player.settle()
            await test(player)

    asyncio.run(run())


def simple() -> Table:
    """A table with little to choose: Draw, Dogma Oars, Meld Tools."""
    return table_in(
        "human", "human", me="red: Oars; hand: Tools", you="green: Sailing; hand: Pottery", supply={1: "Writing"}
    )


def test_turns_are_played_by_keyboard_against_an_agent() -> None:
    table = table_of("human", "random")

    async def test(player: Player) -> None:
        while table.session.game.turn_number < 6:
            await player.press("1")
        assert "Bob (random)" in player.screen()
        assert [line.text for line in table.story()].count("Turn 5: Ann.") == 1

    at(table, test)


def test_the_end_of_a_game_shows_who_won_and_asks_nothing_more() -> None:
    table = table_in(
        "human", "random", me="red: Oars; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6", you="blue: Tools"
    )

    async def test(player: Player) -> None:
        await player.choose("achieve:1")
        assert "Ann wins with enough achievements." in player.screen()
        assert "Bob: 0 achievements, 0 points." in player.screen()
        assert player.options() == []
        await player.press("q")
        assert player.app.return_value == 0

    at(table, test)


def test_the_screen_shows_boards_hand_supplies_goals_question_and_keys() -> None:
    async def test(player: Player) -> None:
        screen = player.screen()
        assert "Turn 10: Ann, 2 actions left. 6 achievements win." in screen
        assert "R  1 Oars" in screen
        assert "Hand 1B Tools" in screen
        assert "Supplies [1]" in screen
        assert "Goals  [1] 5 to go" in screen
        assert "2 Dogma Oars 1R ♜♛·♜ hits Bob" in screen
        assert "? help" in screen

    at(simple(), test)


def test_a_digit_or_the_cursor_and_enter_choose() -> None:
    async def by_digit(player: Player) -> None:
        await player.press("3")
        assert "Ann melds Tools." in player.screen()

    async def by_cursor(player: Player) -> None:
        await player.press("down", "down", "enter")
        assert "Ann melds Tools." in player.screen()

    at(simple(), by_digit)
    at(simple(), by_cursor)


def test_options_beyond_the_ninth_have_capital_letters() -> None:
    hand = "Tools, Pottery, Writing, Archery, Metalworking, Clothing, The Wheel, Mysticism, Masonry"

    async def test(player: Player) -> None:
        eleventh = player.options()[10]
        await player.press("B")
        assert eleventh.startswith("meld:")
        assert eleventh.replace("meld", "dogma") in player.options()

    at(table_in("human", "human", me=f"red: Oars; hand: {hand}", you=""), test)


def test_undo_takes_back_or_says_why_not() -> None:
    table = simple()

    async def test(player: Player) -> None:
        await player.press("3", "u")
        assert "Ann melds Tools." not in player.screen()
        assert "Hand 1B Tools" in player.screen()
        await player.press("1", "u")
        assert "Cannot take back: new information" in " ".join(player.screen().split())

    at(table, test)


def test_looking_at_an_option_shows_its_card_and_what_it_would_do() -> None:
    async def test(player: Player) -> None:
        await player.press("down", "space")
        assert isinstance(player.app.screen, TextDialog)
        assert "I demand you transfer to my score pile" in player.screen()
        assert "Icon castle: Ann 2, Bob 0." in player.screen()
        await player.press("escape")
        assert "Take an action." in player.screen()

    at(simple(), test)


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
        assert "What it is about  1/9" in player.screen()
        await player.press("right")
        assert "Your turn  2/9" in player.screen()
        await player.press("left", "left")
        assert "Keys  9/9" in player.screen()

    at(simple(), test)


@pytest.mark.parametrize(
    ("key", "text"),
    [("t", "Score pile: none."), ("g", "twelve clocks visible"), ("l", "Ann melds Tools.")],
)
def test_table_goals_and_log_can_be_read_in_full(key: str, text: str) -> None:
    async def test(player: Player) -> None:
        await player.press("3", key)
        assert isinstance(player.app.screen, TextDialog)
        assert text in player.screen()

    at(simple(), test)


def test_a_demand_is_answered_below_its_reason_and_words() -> None:
    table = table_in("human", "random", me="green: Sailing; hand: Code of Laws, City States", you="red: Oars", turn=1)
    table.answer(1, "dogma:oars")

    async def test(player: Player) -> None:
        screen = player.screen()
        assert "Ann must follow Oars (castle 0 against 2)." in screen
        assert "Oars: choose a card to transfer." in screen
        await player.choose("city-states")
        assert "Ann transfers City States" in screen + player.screen()

    at(table, test)


def test_on_a_hot_seat_the_next_person_never_sees_the_hand_of_the_one_before() -> None:
    table = table_in("human", "human", me="red: Oars; hand: Tools, Clothing", you="hand: Pottery", actions_left=1)

    async def test(player: Player) -> None:
        await player.choose("meld:tools")
        assert "Clothing" in player.screen()
        assert player.options() == ["hand-over"]
        await player.press("1")
        assert isinstance(player.app.screen, HandOver)
        assert "Bob, your turn." in player.screen()
        assert "Clothing" not in player.screen()
        await player.press("u", "l", "3")
        assert isinstance(player.app.screen, HandOver)
        await player.press("enter")
        assert "Pottery" in player.screen()
        assert "Clothing" not in player.screen()

    at(table, test)


def test_with_several_people_nobody_sees_a_hand_before_the_first_has_taken_over() -> None:
    table = table_of("human", "human")

    async def test(player: Player) -> None:
        assert "Hand over to Ann" in player.screen()
        assert "you are watching" in player.screen()
        await player.press("1", "enter")
        assert "Choose the card you begin with." in player.screen()

    at(table, test)


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
        assert "Could not save" in player.screen()
        assert player.options()

    at(simple(), test)


def test_leaving_asks_first_and_can_be_declined() -> None:
    async def test(player: Player) -> None:
        await player.press("q", "escape")
        assert "Take an action." in player.screen()
        await player.press("q", "q")
        assert player.app.return_value == 0

    at(simple(), test)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_line_of_every_box_is_on_the_screen_for_all_numbers_of_players(players: int) -> None:
    table = table_of("human", *["random"] * (players - 1))

    async def test(player: Player) -> None:
        await player.press("1")
        screen = player.screen()
        assert len(screen.split("\n")) == 24
        for name in table.names:
            assert name in screen
        assert screen.count("◷0") == players
        assert screen.count("0/") == players

    at(table, test)


def test_a_wider_screen_shows_more() -> None:
    async def test(player: Player) -> None:
        assert "[5] 25 to go" in player.screen()

    at(simple(), test, (140, 40))


def test_a_lower_screen_shows_the_card_under_the_cursor_where_the_options_leave_room() -> None:
    hand = "Tools, Pottery, Writing, Archery, Metalworking, Clothing, The Wheel"

    async def with_room(player: Player) -> None:
        await player.press("down")
        assert "I demand you transfer" in player.screen()
        assert "Icon castle: Ann 2, Bob 0." in player.screen()

    async def on_draw(player: Player) -> None:
        assert "You draw a [1]." in player.screen()

    async def without_room(player: Player) -> None:
        await player.press("down")
        assert "I demand you transfer" not in player.screen()

    at(simple(), with_room)
    at(simple(), on_draw)
    at(table_in("human", "human", me=f"red: Oars; hand: {hand}", you=""), without_room)


def test_the_card_under_the_cursor_never_hides_an_option() -> None:
    async def test(player: Player) -> None:
        await player.choose("dogma:masonry")
        assert "1 Domestication" in player.screen()
        assert "2 No, pass" in player.screen()

    at(table_in("human", "human", me="yellow: Masonry; hand: Domestication", you=""), test)


def test_a_large_hand_is_shown_whole_with_shortened_names() -> None:
    hand = "Tools, Pottery, Writing, Archery, Metalworking, Clothing, The Wheel, Mysticism, Masonry, Domestication"

    async def test(player: Player) -> None:
        lines = player.screen().split("\n")
        first = next(place for place, line in enumerate(lines) if line.startswith(" Hand"))
        shown = " ".join(lines[first : first + 2])
        assert len(re.findall(r" 1[BRGYP] ", shown)) == 10
        assert "Supplies" in lines[first + 2]

    at(table_in("human", "human", me=f"red: Oars; hand: {hand}", you=""), test)


@pytest.mark.parametrize("size", [(80, 14), (40, 14), (24, 8)])
def test_a_very_small_screen_still_shows_the_question(size: tuple[int, int]) -> None:
    async def test(player: Player) -> None:
        assert "Take an action." in player.screen()
        assert "1 Draw" in player.screen()
        await player.press("3")
        assert "meld:tools" not in player.options()

    at(simple(), test, size)


def test_what_is_new_but_does_not_fit_is_announced_above_the_log() -> None:
    table = table_of("human", "greedy", "greedy", "greedy", "greedy")

    async def test(player: Player) -> None:
        while not table.session.game.started:
            await player.press("1")
        while "more new lines above: l)" not in player.screen():
            assert table.session.game.turn_number < 40
            await player.press("1")

    at(table, test)


def test_ctrl_c_asks_before_it_leaves() -> None:
    async def test(player: Player) -> None:
        await player.press("ctrl+c")
        assert "Leave the game?" in player.screen()
        await player.press("q")
        assert player.app.return_value == 0

    at(simple(), test)


def test_a_splay_is_offered_with_the_icons_it_would_show() -> None:
    table = table_in("human", "human", me="purple: Philosophy, Mysticism", you="")

    async def test(player: Player) -> None:
        await player.choose("dogma:philosophy")
        assert "1 purple then shows bulb 3, castle 1" in player.screen()

    at(table, test)


def test_a_demand_that_hits_nobody_says_so() -> None:
    async def test(player: Player) -> None:
        assert "Dogma Oars 1R ♜♛·♜ changes nothing" not in player.screen()
        assert "Dogma Archery 1R ♜☼·♜ hits nobody" in player.screen()

    at(table_in("human", "human", me="red: Archery", you="red: Metalworking"), test)


def test_agents_alone_play_before_a_spectator() -> None:
    table = table_of("random", "random")

    async def test(player: Player) -> None:
        assert table.over
        assert "you are watching" in player.screen()

    at(table, test)


class Ponderer(Agent):
    """An agent that thinks until its gate opens."""

    def __init__(self) -> None:
        super().__init__("ponderer")
        self.gate = threading.Event()

    def decide(self, knowledge: Knowledge) -> int:
        self.gate.wait()
        return 0


def test_the_screen_stays_alive_while_an_agent_thinks() -> None:
    table, ponderer = table_of("human", "greedy"), Ponderer()
    table.agents[1] = ponderer
    app = SplayApp(table)

    async def run() -> None:
        async with app.run_test() as pilot:
            await pilot.press("1", "u", "3")
            assert table.session.sequence == 0
            assert "Waiting for Ann and Bob." in Player(app, pilot).screen()
            await pilot.press("question_mark")
            assert "What it is about" in Player(app, pilot).screen()
            await pilot.press("escape", "q", "q")
            ponderer.gate.set()

    asyncio.run(run())
    assert app.return_value == 0
