"""A game on the screen, played by keyboard: choosing, taking back, watching."""

import pytest

from tests.terminal.keyboard import Player, at, simple
from tests.terminal.tables import table_in, table_of


def test_turns_are_played_by_keyboard_against_an_agent() -> None:
    table = table_of("human", "random")

    async def test(player: Player) -> None:
        while table.session.game.turn_number < 6:
            await player.press("1")
        assert "Bob (Easy)" in player.screen()
        assert [line.text for line in table.story()].count("Turn 5: You.") == 1

    at(table, test)


def test_the_end_of_a_game_shows_who_won_and_asks_nothing_more() -> None:
    table = table_in(
        "human", "random", me="red: Oars; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6", you="blue: Tools"
    )

    async def test(player: Player) -> None:
        await player.choose("achieve:1")
        assert "won with" in player.screen()
        assert "Bob: 0 achievements, 0 points." in player.screen()
        assert player.options() == []
        await player.press("u")
        assert "achieve:1" in player.options()
        await player.choose("achieve:1")
        await player.press("q")
        assert player.app.return_value == 0

    at(table, test)


def test_a_digit_or_the_cursor_and_enter_choose() -> None:
    async def by_digit(player: Player) -> None:
        await player.press("3")
        assert "You melded Tools." in player.screen()

    async def by_cursor(player: Player) -> None:
        await player.press("down", "down", "enter")
        assert "You melded Tools." in player.screen()

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


def test_undo_goes_back_and_asks_who_sits_at_the_same_screen() -> None:
    table = simple()

    async def test(player: Player) -> None:
        await player.press("3", "u")
        assert "You melded Tools." not in player.screen()
        assert "Hand 1B Tools" in player.screen()
        await player.press("u")
        assert "There's nothing to undo." in player.screen()
        await player.press("1", "u")
        assert "everyone agrees" in player.screen()
        await player.press("escape")
        assert len(table.session.all_answers()) == 1
        await player.press("u", "y")
        assert table.session.all_answers() == []
        assert "Hand 1B Tools" in player.screen()

    at(table, test)


def test_a_demand_is_answered_below_its_reason_and_words() -> None:
    table = table_in("human", "random", me="green: Sailing; hand: Code of Laws, City States", you="red: Oars", turn=1)
    table.answer(1, "dogma:oars")

    async def test(player: Player) -> None:
        screen = player.screen()
        assert "Oars hits you (castle 0 vs. 2)." in screen
        assert "Oars: choose a card from your hand" in screen
        await player.choose("city-states")
        assert "You transferred City States" in screen + player.screen()

    at(table, test)


@pytest.mark.thorough
def test_agents_alone_play_before_a_spectator() -> None:
    table = table_of("random", "random")

    async def test(player: Player) -> None:
        assert table.over
        assert "you're watching" in player.screen()

    at(table, test)


def test_whoever_quits_can_resign() -> None:
    table = table_of("human", "random")

    async def test(player: Player) -> None:
        await player.press("1")
        await player.press("q")
        await player.press("r")
        assert "You resigned. Bob won." in player.screen()
        assert "u undo" not in player.screen()

    at(table, test)


def test_a_key_plays_again_once_the_game_is_over() -> None:
    async def test(player: Player) -> None:
        await player.press("r")
        assert "Turn 10" in player.screen()
        await player.choose("achieve:1")
        assert "r rematch" in player.screen()
        await player.press("r")
        screen = player.screen()
        assert "Starting cards." in screen
        assert "Ann (you)" in screen.split("Bob (Easy)")[1]

    mine = "red: Metalworking; score: Coal; achievements: 2, 3, 4, 5, 6"
    at(table_in("human", "random", me=mine, available="1"), test)
