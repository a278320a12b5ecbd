"""What is told of a result: the sides, the winners first, and what the end is to each seat."""

from __future__ import annotations

import pytest

from splay.views.model import ResultView
from splay.views.resignation import with_resigned
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


@pytest.mark.parametrize(
    ("reason", "winners", "resigned", "then"),
    [
        ("achievements", [3], [], ("achievements", [3])),
        ("achievements", [3], [1], ("achievements", [3])),
        ("achievements", [3], [3], ("resigned", [1])),  # the computer on the seat had 4, the best of the others 3
        ("score", [3], [3], ("resigned", [2])),
        ("score", [1, 3], [3], ("score", [1])),
        ("resigned", [1], [0, 2, 3], ("resigned", [1])),
        ("achievements", [3], [0, 1, 2, 3], ("achievements", [3])),
    ],
)
def test_whoever_gave_up_does_not_win(
    reason: str, winners: list[int], resigned: list[int], then: tuple[str, list[int]]
) -> None:
    result = with_resigned(ResultView(reason, winners, "", FOUR), resigned)
    assert (result.reason, result.winners, result.resigned) == (*then, resigned)


def test_whoever_gave_up_is_last() -> None:
    result = told_result(with_resigned(ResultView("achievements", [1], "", FOUR), [3]))
    assert [side.seats for side in result.sides] == [[1], [0], [2], [3]]
    assert result.outcomes == ["lose", "win", "lose", "lose"]
    assert [message.key for message in result.messages][:2] == ["result-achievements", "result-gave-up"]
