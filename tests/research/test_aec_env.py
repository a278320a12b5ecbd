"""The environment of PettingZoo does what PettingZoo asks for, and plays the game."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from gymnasium.spaces import Dict, Discrete
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from splay.core.options import BadOptions
from splay.research.action_keys import ACTION_NUMBERS, ACTIONS
from splay.research.aec_env import env, raw_env
from splay.research.encoded_game import IllegalAction
from tests.research.games import BASE_SETS, EVERY_SET
from tests.strength import amount

SETS = pytest.mark.parametrize("sets", [BASE_SETS, EVERY_SET], ids=["base", "all"])
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
# It says so of every environment that it does not know by name, if observations are dicts.
DICTS_WARN = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # when the game is over
]


def test_the_spaces() -> None:
    for players in (2, 5):
        environment = raw_env(players)
        for agent in environment.possible_agents:
            assert environment.action_space(agent) == Discrete(ACTIONS)
            told = environment.observation_space(agent)
            assert isinstance(told, Dict)
            assert told["observation"].shape == (environment.encoder.size,)
            assert told["action_mask"].shape == (ACTIONS,)


@SETS
@PLAYERS
@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.usefixtures("capsys")
class TestPettingZoo:
    """PettingZoo's own tests."""

    pytestmark = DICTS_WARN

    def test_api(self, make: type[raw_env], players: int, sets: tuple[str, ...]) -> None:
        api_test(make(players, sets), num_cycles=amount(100, 1000))  # type: ignore[no-untyped-call]

    def test_seeds(self, make: type[raw_env], players: int, sets: tuple[str, ...]) -> None:
        seed_test(lambda: make(players, sets), num_cycles=amount(50, 500))  # type: ignore[no-untyped-call]


def play(environment: raw_env, seed: int) -> list[tuple[str, int]]:
    """Plays one random game; the agents and their actions, in order."""
    environment.reset(seed=seed)
    random = Random(seed)
    taken = []
    for agent in environment.agent_iter():
        told, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
            continue
        assert told is not None
        action = random.choice(np.flatnonzero(told["action_mask"]).tolist())
        taken.append((agent, action))
        environment.step(action)
    return taken


@SETS
@PLAYERS
def test_a_game_is_played_to_its_end_and_rewards_come_then(players: int, sets: tuple[str, ...]) -> None:
    environment = raw_env(players, sets)
    environment.reset(seed=4)
    random, rewards = Random(4), dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        told, reward, terminated, _, _ = environment.last()
        rewards[agent] += reward
        assert told is not None
        assert terminated == (not told["action_mask"].any())
        environment.step(None if terminated else random.choice(np.flatnonzero(told["action_mask"]).tolist()))
    result = environment.game.result
    assert result is not None
    assert environment.agents == []
    assert rewards == {
        agent: 0 if len(result.winners) == players else 1 if seat in result.winners else -1
        for agent, seat in environment.seats.items()
    }


def test_the_same_seed_deals_the_same_game_and_the_next_one_is_another() -> None:
    environment = raw_env()
    assert play(environment, 1) == play(raw_env(), 1)
    environment.reset(seed=1)
    first = environment.observe("player_0")["observation"]
    environment.reset()
    assert (environment.observe("player_0")["observation"] != first).any()
    environment.reset(seed=1)
    assert (environment.observe("player_0")["observation"] == first).all()


def test_first_melds_stay_secret() -> None:
    environment = raw_env()
    environment.reset(seed=1)
    before = environment.observe("player_1")
    told = environment.observe("player_0")
    environment.step(int(np.flatnonzero(told["action_mask"])[0]))
    assert environment.agent_selection == "player_1"
    after = environment.observe("player_1")
    assert all((before[name] == after[name]).all() for name in ("observation", "action_mask"))


def test_a_game_that_takes_too_long_is_truncated() -> None:
    environment = raw_env(most_steps=10)
    assert len(play(environment, 1)) == 10
    assert environment.game.result is None


def test_an_action_that_is_not_offered_is_refused_or_loses(caplog: pytest.LogCaptureFixture) -> None:
    raw = raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"\(draw\): is not offered now; .+ are"):
        raw.step(ACTION_NUMBERS["draw"])
    checked = env()
    checked.reset(seed=1)
    checked.step(ACTION_NUMBERS["draw"])
    assert "Illegal move made" in caplog.text
    assert checked.terminations == {"player_0": True, "player_1": True}
    assert checked.rewards == {"player_0": -1, "player_1": 0}


def test_a_position_is_shown_as_text() -> None:
    environment = raw_env(render_mode="ansi")
    environment.reset(seed=1)
    assert "supply" in str(environment.render())
    silent = raw_env()
    silent.reset(seed=1)
    assert silent.render() is None
    environment.close()


def test_options_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadOptions, match="players: must be 2 to 5"):
        raw_env(6)
    with pytest.raises(BadOptions, match="teams"):
        env(3, teams="13-24")


def test_the_session_keeps_no_events_and_no_history() -> None:
    environment = raw_env()
    play(environment, 2)
    session = environment.game.session
    assert session.event_count() == 0
    assert len(session.past) == 0
