"""Chances to win: fair between equals, higher for whoever has more. How well they fit stands in docs/agents.md."""

from __future__ import annotations

import pytest

from splay.agents.chances import BASE_SET, EXPANSIONS, FEATURES, bounded, chances
from splay.core.options import ALL_SETS, sets_named
from splay.sets.scenario import scenario
from tests.agents.sessions import after_random_answers


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("sets", ["base", ALL_SETS])
def test_they_are_shares_of_one_along_whole_games(players: int, sets: str) -> None:
    for answers in (0, 10, 40, 80, 200):
        told = chances(after_random_answers(f"chances {answers}", answers, players, sets_named(sets)).game)
        assert len(told) == players
        assert all(0 <= chance <= 1 for chance in told)
        assert sum(told) == pytest.approx(1)


def test_all_weights_are_fitted() -> None:
    for fitted in (BASE_SET, EXPANSIONS):
        assert list(fitted) == [(2, 2), (3, 3), (4, 4), (5, 5), (4, 2)]
        assert all(len(weights) == FEATURES and all(weights) for weights in fitted.values())


@pytest.mark.parametrize("sets", ["base", ALL_SETS])
def test_partners_have_the_same_chance(sets: str) -> None:
    mine, partner, theirs, other = chances(after_random_answers("teams", 60, 4, sets_named(sets), "12-34").game)
    assert mine == partner
    assert theirs == other == pytest.approx(1 - mine)


def test_whoever_is_out_of_the_game_has_none() -> None:
    game = scenario("red: Oars", "blue: Tools", "green: Sailing")
    game.seating = game.seating.without([1])
    mine, gone, theirs = chances(game)
    assert gone == 0
    assert mine + theirs == pytest.approx(1)


def test_equals_have_equal_chances() -> None:
    assert chances(scenario("red: Oars; hand: Tools", "red: Archery; hand: Masonry")) == pytest.approx(
        [0.5, 0.5], abs=0.05
    )


def test_whoever_has_more_is_likelier_to_win() -> None:
    mine, theirs = chances(scenario("achievements: 1, 2, 3; blue: Computers", "red: Oars"))
    assert mine > 0.7
    assert theirs == pytest.approx(1 - mine)


def test_no_leader_of_more_than_two_is_told_more_than_came_true() -> None:
    assert bounded([0.96, 0.04]) == [0.96, 0.04]
    assert bounded([0.8, 0.15, 0.05]) == [0.8, 0.15, 0.05]
    assert bounded([0.03, 0.96, 0.01]) == pytest.approx([0.1125, 0.85, 0.0375])


def test_at_the_end_the_winner_has_it() -> None:
    session = after_random_answers("over", 10_000)
    assert session.game.result is not None
    assert [chance == 1 for chance in chances(session.game)] == [
        seat in session.game.result.winners for seat in range(2)
    ]
