"""What a viewer reads of an end of the game that an action could bring."""

from __future__ import annotations

import re

import pytest

from splay.core.result import BY_ACHIEVEMENTS, BY_CARD, BY_SCORE
from splay.locale.catalogue import load
from splay.views.ending_messages import ending_message
from splay.views.wording import Wording

WORDS = Wording(load(), ["Ann", "Bob", "Cleo", "Dan"], [])
BY_POINTS = [
    ([0, 1, 2], [29, 12, 40], [2], "you'd lose 29-40"),
    ([0, 1], [3, 2], [0], "you'd win 3-2"),
    ([0, 1, 0, 1], [9, 10, 7, 0], [0, 2], "your team would win 16-10"),
    ([0, 1], [10, 10], [1], "you'd lose 10-10, with fewer achievements"),
    ([0, 1], [10, 10], [0], "you'd win 10-10, with more achievements"),
    ([0, 1, 2], [10, 10, 4], [0, 1], "Ann and Bob would win together"),
    ([0, 1], [10, 10], [0, 1], "you'd all win"),
]


@pytest.mark.parametrize(("teams", "points", "winners", "words"), BY_POINTS)
def test_an_end_by_score_tells_the_points_that_decide(
    teams: list[int], points: list[int], winners: list[int], words: str
) -> None:
    assert WORDS.message(ending_message(BY_SCORE, winners, points, teams, 0)) == words


@pytest.mark.parametrize("reason", [BY_SCORE, BY_ACHIEVEMENTS, BY_CARD])
@pytest.mark.parametrize("viewer", [-1, 0, 1])
@pytest.mark.parametrize("winners", [[0], [1], [0, 1]])
def test_every_end_has_words_for_every_viewer(reason: str, viewer: int, winners: list[int]) -> None:
    assert re.search(r"would|'d", WORDS.message(ending_message(reason, winners, [7, 3], [0, 1], viewer)))
