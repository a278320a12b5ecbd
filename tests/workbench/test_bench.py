"""The benchmark gives sane figures."""

from __future__ import annotations

from splay.build import BUILD
from splay.workbench.bench import MIDDLE, middle_game, play_games, run_bench
from splay.workbench.random_play import RandomDecider


def test_the_figures_are_sane() -> None:
    figures = run_bench(2)
    assert figures.build == BUILD
    assert figures.games_per_s > 1
    assert 100 < figures.decisions_per_game < 500
    assert 30 < figures.turns_per_game < 150
    assert figures.decisions_per_s == round(figures.decisions_per_s)
    assert abs(figures.decisions_per_s / (figures.games_per_s * figures.decisions_per_game) - 1) < 0.01
    assert 0 < figures.copy_us < figures.view_us * 10
    assert figures.view_with_facts_us > 0
    assert figures.world_us > figures.copy_us > 0


def test_games_are_the_same_every_time() -> None:
    assert play_games(3, RandomDecider(1)) == play_games(3, RandomDecider(1))


def test_games_in_their_middle() -> None:
    for number in range(5):
        game = middle_game(number)
        assert game.turn_number == MIDDLE or game.result is not None
