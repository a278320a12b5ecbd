"""Everything that matters is on the screen, at 80 columns and 24 lines and at other sizes."""

import re

import pytest

from tests.terminal.keyboard import Player, at, simple
from tests.terminal.tables import table_in, table_of


def test_the_screen_shows_boards_hand_supplies_goals_question_and_keys() -> None:
    async def test(player: Player) -> None:
        screen = player.screen()
        assert "Turn 10: You, 2 actions left. 6 achievements win." in screen
        assert "R  1 Oars" in screen
        assert "Hand 1B Tools" in screen
        assert "Supplies [1]" in screen
        assert "Goals  [1] 5 to go" in screen
        assert "2 Use Oars 1R ♜♛·♜ hits Bob" in screen
        assert "? help" in screen

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


def test_a_large_hand_is_shown_whole_with_shortened_names() -> None:
    hand = "Tools, Pottery, Writing, Archery, Metalworking, Clothing, The Wheel, Mysticism, Masonry, Domestication"

    async def test(player: Player) -> None:
        lines = player.screen().split("\n")
        first = next(place for place, line in enumerate(lines) if line.startswith(" Hand"))
        shown = " ".join(lines[first : first + 2])
        assert len(re.findall(r" 1[BRGYP] ", shown)) == 10
        assert "Use a card, meld one, or draw." in lines[first + 2]

    at(table_in("human", "human", me=f"red: Oars; hand: {hand}", you=""), test)


@pytest.mark.parametrize("size", [(80, 14), (40, 14), (24, 8)])
def test_a_very_small_screen_still_shows_the_question(size: tuple[int, int]) -> None:
    async def test(player: Player) -> None:
        assert "Use a card, meld one, or draw." in " ".join(player.screen().split())
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


@pytest.mark.parametrize(("players", "size"), [(2, (40, 24)), (2, (200, 30)), (4, (52, 24)), (4, (100, 30))])
def test_points_and_hand_stand_in_every_box_however_wide_it_is(players: int, size: tuple[int, int]) -> None:
    async def test(player: Player) -> None:
        lines = player.screen().split("\n")
        bottom = next(number for number, line in enumerate(lines) if line.startswith("╰"))
        assert lines[bottom - 1].count("hand 2") == players

    at(table_of("human", *["random"] * (players - 1)), test, size)


MANY = "hand: Pottery, Writing, Clothing, The Wheel, Agriculture, Domestication, Metalworking, Masonry, City States"


@pytest.mark.parametrize("hand", [MANY, MANY + ", Mysticism, Code of Laws"])
def test_the_answers_take_the_lines_that_there_are_before_the_card_does(hand: str) -> None:
    async def test(player: Player) -> None:
        last = hand.rpartition(", ")[2]
        assert f"Meld {MANY.split()[1].strip(',')}" in player.screen()
        for card in hand.removeprefix("hand: ").split(", "):
            assert f"Meld {card}" in player.screen(), last

    at(table_in("human", "random", me=f"red: Oars; blue: Tools; green: Sailing; {hand}"), test, (120, 40))
