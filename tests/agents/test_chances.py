"""Chances to win: fair between equals, higher for whoever has more. How well they fit stands in docs/agents.md."""

from __future__ import annotations

import pytest

from splay.agents.chances import FEATURES, FITTED, chances
from splay.sets.scenario import scenario
from tests.agents.sessions import after_random_answers


@pytest.mark.parametrize("players", FITTED)
def test_they_are_shares_of_one_along_whole_games(players: int) -> None:
    for answers in (0, 10, 40, 80, 200):
        told = chances(after_random_answers(f"chances {answers}", answers, players).game)
        assert len(told) == players
        assert all(0 <= chance <= 1 for chance in told)
        assert sum(told) == pytest.approx(1)


def test_none_are_told_for_players_that_nothing_is_fitted_for() -> None:
    assert all(len(weights) == FEATURES and any(weights) for weights in FITTED.values())
    assert chances(after_random_answers("chances", 10, 5).game) == []


def test_equals_have_equal_chances() -> None:
    assert chances(scenario("red: Oars; hand: Tools", "red: Archery; hand: Masonry")) == pytest.approx(
        [0.5, 0.5], abs=0.05
    )


def test_whoever_has_more_is_likelier_to_win() -> None:
    mine, theirs = chances(scenario("achievements: 1, 2, 3; blue: Computers", "red: Oars"))
    assert mine > 0.7
    assert theirs == pytest.approx(1 - mine)


def test_at_the_end_the_winner_has_it() -> None:
    session = after_random_answers("over", 10_000)
    assert session.game.result is not None
    assert [chance == 1 for chance in chances(session.game)] == [
        seat in session.game.result.winners for seat in range(2)
    ]
