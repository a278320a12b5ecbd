"""How sure a score is: intervals from deals, and the sequential test."""

from __future__ import annotations

from random import Random

import pytest

from splay.agents.tournament.estimate import decided, expected_score, interval, likelihood_ratio, wilson


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [(0.5, 400, 0.4512, 0.5488), (0.9, 100, 0.8256, 0.9448), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775)],
)
def test_the_interval_of_independent_games_is_wilsons(score: float, games: int, low: float, high: float) -> None:
    assert wilson(score, games) == pytest.approx((low, high), abs=1e-4)


def test_deals_that_both_sides_win_from_the_better_seat_make_a_score_surer() -> None:
    luck = interval([0.5] * 90 + [1.0] * 6 + [0.0] * 4)
    games = wilson(0.51, 200)
    assert luck[1] - luck[0] < 0.6 * (games[1] - games[0])


def test_deals_that_one_side_wins_twice_count_once() -> None:
    twice = interval([1.0] * 60 + [0.0] * 40)
    assert twice == pytest.approx(wilson(0.6, 99), abs=1e-3)


def test_deals_that_all_end_alike_leave_an_interval() -> None:
    assert interval([1.0] * 10) == wilson(1.0, 10)
    assert interval([0.5] * 10) == wilson(0.5, 10)


def test_the_95_percent_interval_holds_the_truth_in_about_95_percent() -> None:
    random = Random(5)
    held = 0
    for _ in range(400):
        low, high = interval([(random.random() < 0.7) / 2 + (random.random() < 0.7) / 2 for _ in range(80)])
        held += low <= 0.7 <= high
    assert 370 <= held <= 394


def test_100_elo_points_are_a_score_of_64_percent() -> None:
    assert expected_score(100.0) == pytest.approx(0.64, abs=0.001)
    assert expected_score(0.0) == 0.5


def test_the_ratio_is_even_half_way_between_both_scores() -> None:
    middle = (expected_score(0.0) + expected_score(50.0)) / 2
    assert likelihood_ratio([middle - 0.3, middle + 0.3], 0.0, 50.0) == pytest.approx(0.0)


@pytest.mark.parametrize(("strength", "found"), [(0.5, "elo0"), (expected_score(60.0), "elo1")])
def test_a_sequential_test_finds_which_difference_fits(strength: float, found: str) -> None:
    outcomes = []
    for seed in range(60):
        random = Random(seed)
        deals: list[float] = []
        while not (outcome := decided(deals, 0.0, 60.0)):
            deals.append((random.random() < strength) / 2 + (random.random() < strength) / 2)
        outcomes.append(outcome)
    assert outcomes.count(found) >= 52


def test_a_few_deals_decide_nothing() -> None:
    assert decided([1.0] * 19, 0.0, 400.0) == ""
    assert decided([1.0] * 20, 0.0, 400.0) == "elo1"
