"""The chance to win a position is what the strongest computer for its table says."""

from __future__ import annotations

import pytest

from splay.agents.chances import chances
from splay.agents.judge import judge_for
from splay.core.options import Options, sets_named
from splay.sets.scenario import scenario
from tests.agents.sessions import after_random_answers


def test_master_judges_the_tables_it_has_learned_and_planner_all_others() -> None:
    assert judge_for(Options(2)).name == "master"
    for other in (Options(3), Options(2, edition="first"), Options(2, sets=sets_named("echoes"))):
        assert judge_for(other).name == "planner"


@pytest.mark.parametrize("players", [2, 3])
def test_who_is_far_ahead_is_likely_to_win(players: int) -> None:
    others = ["red: Oars", "red: Archery"][: players - 1]
    game = scenario("blue: Computers; red: Robotics; score: Fission, Rocketry; achievements: 1, 2, 3, 4", *others)
    judge = judge_for(game.options)
    assert judge.chance(game, 0) > 0.8 > 0.2 > judge.chance(game, 1)


def test_the_planner_goes_by_the_fitted_chances() -> None:
    game = after_random_answers("judge", 30, 3).start
    judge = judge_for(game.options)
    assert [judge.chance(game, seat) for seat in range(3)] == chances(game)


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_that_is_over_is_certain(players: int) -> None:
    over = after_random_answers("over", 10_000, players).game
    game, result = over, over.result
    assert result is not None
    judge = judge_for(game.options)
    shares = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
    assert [judge.chance(game, seat) for seat in range(players)] == shares
