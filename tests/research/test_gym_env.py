"""The environments of Gymnasium do what Gymnasium asks for, and let the opponents play."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from splay.agents.roster import UnknownAgent
from splay.research.action_keys import ACTION_NUMBERS
from splay.research.gym_env import AgainstOpponents, InnovationEnv, SelfPlay
from tests.research.games import BASE_SETS, EVERY_SET

ILLEGAL = ACTION_NUMBERS["number:400"]


def some_action(environment: InnovationEnv, random: Random) -> int:
    """Any action that is offered."""
    return random.choice(np.flatnonzero(environment.action_masks()).tolist())


@pytest.mark.parametrize("name", ["splay/Innovation-v0", "splay/InnovationSelfPlay-v0"])
@pytest.mark.parametrize("sets", [BASE_SETS, EVERY_SET], ids=["base", "all"])
def test_gymnasium_finds_nothing_wrong(name: str, sets: tuple[str, ...]) -> None:
    check_env(gymnasium.make(name, players=3, sets=sets).unwrapped)


@pytest.mark.parametrize(
    ("opponents", "players", "sets"),
    [
        ("random", 2, BASE_SETS),
        ("rule", 3, EVERY_SET),
        (["greedy", "random", "rule", "splay.agents.random_agent:RandomAgent"], 5, BASE_SETS),
        pytest.param("planner", 2, BASE_SETS, marks=pytest.mark.thorough),
    ],
)
def test_a_game_against_opponents(opponents: str | list[str], players: int, sets: tuple[str, ...]) -> None:
    environment = AgainstOpponents(opponents, players, sets=sets)
    random = Random(1)
    told, info = environment.reset(seed=3)
    reward, over, steps = 0.0, False, 0
    while not over:
        assert reward == 0
        assert environment.game.session.question_for(info["seat"]) is not None
        assert told["action_mask"].sum() == len(environment.game.session.questions[0].options)
        told, reward, over, truncated, info = environment.step(some_action(environment, random))
        assert not truncated
        steps += 1
    assert steps > 10
    result = environment.game.result
    assert result is not None
    assert reward == (1 if info["seat"] in result.winners else -1)


def test_an_opponent_that_remembers_is_told_what_happened() -> None:
    environment, random = AgainstOpponents("planner"), Random(1)
    environment.reset(seed=3)
    for _ in range(3):
        environment.step(some_action(environment, random))
    assert environment.game.session.event_count() > 3


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        environment, random = AgainstOpponents("rule"), Random(1)
        environment.reset(seed=5)
        seen = []
        for _ in range(20):
            told, _, over, _, _ = environment.step(some_action(environment, random))
            seen.append(told["observation"].tobytes())
            if over:
                break
        games.append(seen)
    assert games[0] == games[1]


def test_each_seat_comes_by_chance_unless_one_is_given() -> None:
    environment = AgainstOpponents("random", 3)
    seats = {environment.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}
    environment = AgainstOpponents("random", 3, seat=2)
    assert {environment.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_action_that_is_not_offered_loses() -> None:
    environment = AgainstOpponents("random")
    environment.reset(seed=1)
    _, reward, terminated, _, info = environment.step(ILLEGAL)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)
    alone = SelfPlay(3)
    alone.reset(seed=1)
    _, reward, terminated, _, info = alone.step(ILLEGAL)
    assert (reward, terminated, info["rewards"].tolist()) == (-1, True, [-1, 0, 0])


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(UnknownAgent, match="genius"):
        AgainstOpponents("genius")
    with pytest.raises(ValueError, match="opponents: there must be 2, not 1"):
        AgainstOpponents(["random"], 3)
    with pytest.raises(ValueError, match="seat: must be from 0 to 1, not 2"):
        AgainstOpponents("random", seat=2)


def test_self_play_tells_each_seat_its_own_view() -> None:
    environment, random = SelfPlay(), Random(1)
    told, info = environment.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        seat = info["seat"]
        assert environment.encoder.named(told["observation"])[f"seat.{seat}"] == 1
        told, reward, over, _, info = environment.step(some_action(environment, random))
    assert reward == info["rewards"][info["seat"]]
    assert sorted(info["rewards"].tolist()) == [-1, 1]


def test_many_games_at_once_over_processes() -> None:
    environments = gymnasium.make_vec(
        "splay/InnovationSelfPlay-v0", 3, "async", vector_kwargs={"context": "spawn"}, players=2
    )
    try:
        random = Random(1)
        told, info = environments.reset(seed=1)
        rewards = []
        for _ in range(40):
            masks = told["action_mask"]
            actions = np.array([random.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks])
            told, reward, _, _, info = environments.step(actions)
            rewards.append(reward)
        assert told["observation"].shape == (3, 968)
        assert info["seat"].shape == (3,)
    finally:
        environments.close()
