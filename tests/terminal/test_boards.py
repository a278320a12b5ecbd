"""The boxes of the screen, the goals and the help fit and say what they must."""

import pytest

from splay.core.achievements import BASE_SPECIALS
from splay.locale.catalogue import load
from splay.terminal.boards import board_text
from splay.terminal.described import goal_lines
from splay.terminal.guide import TOPICS, guide
from splay.terminal.status_lines import goals_text
from splay.terminal.table import TerminalTable
from splay.terminal.words import SIGNS, Words
from tests.terminal.tables import table_in


def rich_board() -> TerminalTable:
    return table_in(
        "human",
        "human",
        me="red left: Engineering, Oars, Archery; yellow up: Canal Building, Masonry; hand: Tools, Machinery;"
        "score: Fermenting; achievements: 1",
        you="purple: Code of Laws",
    )


def rows(width: int) -> list[str]:
    table = rich_board()
    return board_text(table, table.view().players[0], width).plain.split("\n")


@pytest.mark.parametrize("width", [14, 18, 24, 38, 58])
def test_every_row_fits_and_begins_with_the_letter_of_its_colour(width: int) -> None:
    found = rows(width)
    assert [row[0] for row in found[:5]] == ["B", "R", "G", "Y", "P"]
    assert max(len(row) for row in found) <= width


def test_a_row_says_splay_age_name_number_and_visible_icons() -> None:
    row = rows(38)[1]
    assert row.startswith("R← 3 Engineering ")
    assert row.endswith("3 ☼1♜4")


def test_icons_and_holdings_are_there_at_every_width() -> None:
    assert rows(38)[5:] == ["♛2  ☘1  ☼1  ♜6  ⚙0  ◷0 ", "2 pts  hand 2: 1 3"]
    assert rows(14)[5:] == ["♛2  ☘1  ☼1 ", "♜6  ⚙0  ◷0 ", "2pt hand 2"]


def test_several_cards_of_one_age_in_a_hand_are_counted_and_a_row_that_is_cut_says_so() -> None:
    table = table_in(
        "human", "human", me="red: Oars; hand: Tools, Pottery, Writing, Optics, Paper, Coal, Steam Engine", you=""
    )
    player = table.view().players[0]
    assert board_text(table, player, 38).plain.endswith("\n0 pts  hand 7: 1×3 3×2 5×2")  # noqa: RUF001 - the sign is meant
    assert board_text(table, player, 24).plain.endswith("\n0 pts  hand 7: 1×3 3×2 …")  # noqa: RUF001


@pytest.mark.parametrize(
    ("width", "line"),
    [
        (78, "Goals  [1] 5 to go  [2] 10 to go  …  Empire Monument Wonder World Universe"),
        (70, "Goals  [1] 5 to go  …  Empire Monument Wonder World Universe"),
        (20, "Goals  …  Empire Monument Wonder World Universe"),
    ],
)
def test_as_many_goals_are_shown_as_fit(width: int, line: str) -> None:
    table = table_in("human", "human", me="red: Oars", you="")
    assert goals_text(table.words, table.view(), width).plain == line


def test_the_signs_differ() -> None:
    assert len(set(SIGNS.values())) == len(SIGNS) == 7


def test_goals_name_every_achievement_left_and_what_it_needs() -> None:
    table = table_in(
        "human",
        "human",
        me="red: Engineering; score: Fermenting, Paper; achievements: 1",
        you="",
        available="1, 2, 3, Empire, Monument, Wonder, World, Universe",
    )
    lines = goal_lines(table)
    assert lines[:3] == [
        "[1] needs 5 more points",
        "[2] needs 5 more points",
        "[3] needs 10 more points",
    ]
    assert [line.partition(":")[0] for line in lines[3:]] == [special.name for special in BASE_SPECIALS]


def test_a_goal_is_reached_or_lacks_points_or_the_card() -> None:
    table = table_in("human", "human", me="red: Oars; score: Fission, Pottery", you="", available="1, 2, 3")
    assert goal_lines(table) == [
        "[1] ready to take",
        "[2] enough points, but needs a top card of value 2 or higher",
        "[3] needs 5 more points and a top card of value 3 or higher",
    ]


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_of_the_help_fits_on_a_screen(topic: str) -> None:
    lines = guide(Words(load(), [], []), topic)[2:]
    assert len(lines) <= 20
    assert max(len(line) for line in lines) <= 76
