"""Ratings rank players whose strengths are known: a small version of `benchmarks.ratings.simulation`."""

from __future__ import annotations

import numpy as np
import pytest
from benchmarks.ratings.fit import ELO
from benchmarks.ratings.simulation import likeliest, play, result, simulate, spearman

from splay.ratings.kinds import BASE_2, MANY, TEAMS


@pytest.mark.parametrize(("kind", "least"), [(BASE_2, 0.92), (MANY, 0.95), (TEAMS, 0.76)])
def test_ratings_rank_players(kind: str, least: float) -> None:
    found = simulate(kind, players=120, games=30, seed=3)
    assert found["spearman"] > least
    assert found["spearman"] > found["all games at once"] - 0.02
    assert 0.88 < found["in the interval"] <= 1.0


@pytest.mark.parametrize("kind", [BASE_2, MANY, TEAMS])
def test_games_that_strengths_do_not_decide_rank_nobody(kind: str) -> None:
    chance = np.random.default_rng(2)
    seated = play(kind, np.zeros(120), 10, chance)
    assert abs(spearman(likeliest(seated, 120), chance.normal(size=120))) < 0.3


def test_the_stronger_of_two_wins_as_often_as_elo_says() -> None:
    seated = play(BASE_2, np.array([0.0, 200.0]), 4000, np.random.default_rng(4))
    assert np.mean(seated[:, 0, 0] == 1) == pytest.approx(1 / (1 + 10 ** (-200 / 400)), abs=0.02)


def test_the_likeliest_strengths_fit_what_happened() -> None:
    seated = play(BASE_2, np.array([0.0, 200.0]), 4000, np.random.default_rng(4))
    low, high = likeliest(seated, 2) * ELO
    assert high - low == pytest.approx(200, abs=20)


def test_a_simulated_game_is_a_result() -> None:
    game = result(TEAMS, 3, np.array([[4, 1], [0, 2]]))
    assert [(seat.player, seat.place, seat.team) for seat in game.seats] == [
        ("4", 1, 0), ("1", 1, 0), ("0", 3, 1), ("2", 3, 1),
    ]  # fmt: skip
