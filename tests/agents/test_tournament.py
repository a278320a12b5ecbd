"""Tournaments: who beats whom, how sure that is, and always the same."""

from __future__ import annotations

import json

import pytest

from splay.agents.roster import UnknownAgent
from splay.agents.tournament import Pair, Tournament, run_tournament, wilson
from splay.core.options import Options


def test_the_outcome_does_not_depend_on_how_many_workers_play() -> None:
    one, two = [run_tournament(["random", "rule"], 12, Options(), 5, workers=workers).to_json() for workers in (1, 2)]
    assert one == two


def test_another_seed_plays_other_games() -> None:
    scores = {run_tournament(["random", "random"], 20, Options(), seed, workers=1).pairs[0].score for seed in range(5)}
    assert len(scores) > 1


def test_the_rule_agent_beats_the_random_one() -> None:
    pair = run_tournament(["rule", "random"], 60, Options(), 1, workers=1).pairs[0]
    assert pair.low > 0.6


@pytest.mark.parametrize("other", ["random", "rule"])
def test_the_greedy_agent_beats_the_others(other: str) -> None:
    assert run_tournament(["greedy", other], 2, Options(), 1, workers=1).pairs[0].score == 1.0


@pytest.mark.parametrize("options", [Options(3), Options(4, teams="13-24"), Options(2, "first")])
def test_a_pair_can_play_at_every_kind_of_table(options: Options) -> None:
    assert run_tournament(["random", "rule"], 2, options, 1, workers=1).pairs[0].games == 2


def test_each_pair_plays_once() -> None:
    tournament = run_tournament(["random", "rule", "random"], 2, Options(), 1, workers=1)
    assert [(pair.a, pair.b) for pair in tournament.pairs] == [
        ("random", "rule"),
        ("random", "random"),
        ("rule", "random"),
    ]


def test_a_shared_win_counts_half() -> None:
    pair = Pair("a", "b", [1.0, 0.5, 0.0, 0.0])
    assert (pair.games, pair.score) == (4, 0.375)


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [(0.5, 400, 0.4512, 0.5488), (0.9, 100, 0.8256, 0.9448), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775)],
)
def test_the_interval_is_wilsons(score: float, games: int, low: float, high: float) -> None:
    assert wilson(score, games) == pytest.approx((low, high), abs=1e-4)


def test_a_tournament_is_told_as_json() -> None:
    data = Tournament([Pair("a", "b", [1.0, 0.0])]).to_json()
    assert json.loads(json.dumps(data)) == {
        "pairs": [{"a": "a", "b": "b", "games": 2, "score": 0.5, "ci": list(wilson(0.5, 2))}]
    }


def test_a_tournament_is_told_as_a_table() -> None:
    assert Tournament([Pair("rule", "random", [1.0, 0.5])]).table().splitlines() == [
        "agents          games   score  95 % interval",
        "rule v. random      2  75.0 %  19.8 - 97.3 %",
    ]


def test_an_unknown_agent_is_refused_before_any_game() -> None:
    with pytest.raises(UnknownAgent, match="human"):
        run_tournament(["random", "human"], 1000, Options(), 1)


@pytest.mark.parametrize("games", [0, 3, -2])
def test_games_must_be_even(games: int) -> None:
    with pytest.raises(ValueError, match=f"games: must be an even number.*not {games}"):
        run_tournament(["random", "rule"], games, Options(), 1)


def test_there_must_be_two_agents() -> None:
    with pytest.raises(ValueError, match="at least two"):
        run_tournament(["random"], 2, Options(), 1)
