"""What is told of a result: the sides, the winners first, and what the end is to each seat."""

from __future__ import annotations

import pytest

from splay.views.model import ResultView
from splay.views.result_messages import told_result

FOUR = [(0, 0, 9, 1), (1, 1, 10, 3), (2, 2, 12, 0), (3, 3, 20, 4)]


def test_a_team_has_what_its_members_have_together() -> None:
    had = [(0, 0, 9, 1), (1, 1, 10, 0), (2, 0, 7, 2), (3, 1, 0, 1)]
    sides = told_result(ResultView("score", [0, 2], "", had)).sides
    assert [(side.seats, side.points, side.achievements, side.won) for side in sides] == [
        ([0, 2], 16, 3, True),
        ([1, 3], 10, 1, False),
    ]


@pytest.mark.parametrize(
    ("reason", "winners", "order"), [("score", [1], [1, 3, 2, 0]), ("achievements", [3], [3, 1, 0, 2])]
)
def test_the_winners_come_first_then_those_who_had_more_of_what_counted(
    reason: str, winners: list[int], order: list[int]
) -> None:
    sides = told_result(ResultView(reason, winners, "", FOUR)).sides
    assert [side.seats for side in sides] == [[seat] for seat in order]


@pytest.mark.parametrize(
    ("winners", "outcomes"),
    [
        ([1], ["lose", "win", "lose", "lose"]),
        ([0, 2], ["win", "lose", "win", "lose"]),
        ([0, 1, 2, 3], ["draw", "draw", "draw", "draw"]),
        ([], ["lose", "lose", "lose", "lose"]),
    ],
)
def test_every_seat_is_told_what_the_end_is_to_it(winners: list[int], outcomes: list[str]) -> None:
    assert told_result(ResultView("score", winners, "", FOUR)).outcomes == outcomes
