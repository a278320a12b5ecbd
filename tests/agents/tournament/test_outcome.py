"""What a tournament tells."""

from __future__ import annotations

import json

import pytest

from splay.agents.tournament.estimate import wilson
from splay.agents.tournament.outcome import Pair, Times, Tournament

NO_MOVES = {"moves": 0, "mean_ms": 0.0, "median_ms": 0.0, "p99_ms": 0.0, "longest_ms": 0.0}


def test_a_shared_win_counts_half() -> None:
    pair = Pair("a", "b", [1.0, 0.5, 0.0, 0.0], 2)
    assert (pair.games, pair.score) == (4, 0.375)


def test_a_tournament_is_told_as_json() -> None:
    data = Tournament([Pair("a", "b", [1.0, 0.0], 2)]).to_json()
    assert json.loads(json.dumps(data)) == {
        "pairs": [
            {
                "a": "a",
                "b": "b",
                "games": 2,
                "score": 0.5,
                "ci": list(wilson(0.5, 1)),
                "even": 0.5,
                "elo": 0.0,
                "sprt": None,
                "times": {"a": NO_MOVES, "b": NO_MOVES},
            }
        ]
    }


def test_a_tournament_is_told_as_a_table() -> None:
    points = [1.0, 0.5, 1.0, 1.0, 0.5, 0.5]
    assert Tournament([Pair("rule", "random", points, 2)]).table().splitlines() == [
        "agents          games   score  95 % interval",
        f"rule v. random      6  75.0 %  {PERCENT}",
    ]


PERCENT = "42.7 - 92.4 %"
"""Of deals that scored 0.75, 1 and 0.5, which vary as nine games."""


@pytest.mark.parametrize(("score", "elo"), [([1.0, 1.0, 1.0, 0.0], 190.8), ([1.0, 1.0], None), ([0.0, 0.0], None)])
def test_a_score_of_three_quarters_is_190_elo_points_and_one_of_everything_none(
    score: list[float], elo: float | None
) -> None:
    assert Pair("a", "b", score, 2).to_json()["elo"] == elo


def test_times_are_told_by_their_middle_and_their_end() -> None:
    times = Times([float(number) for number in range(1000, 0, -1)])
    assert (times.moves, times.median, times.p99, times.longest, times.mean) == (1000, 500.0, 990.0, 1000.0, 500.5)
