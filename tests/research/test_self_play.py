"""Self-play: policies and agents play whole games, and every decision is written down."""

from __future__ import annotations

import numpy as np
import pytest

from splay.agents.driver import play_match
from splay.agents.roster import UnknownAgent, make_agent
from splay.core.chance import secret_from_seed
from splay.core.options import BadOptions, Options
from splay.research.encoded_game import EncodedGame, IllegalAction
from splay.research.encoder import Encoder
from splay.research.played_game import TRUNCATED, PlayedGame
from splay.research.policy import PolicyAgent
from splay.research.self_play import LARGEST, Processes, SelfPlay, batches_of
from tests.research.games import BASE_SETS, EVERY_SET
from tests.research.policies import any_of, last_of, none_of


def same(game: PlayedGame, other: PlayedGame) -> bool:
    """Whether two games were played alike."""
    return (
        game.secret == other.secret
        and game.players == other.players
        and game.actions.tolist() == other.actions.tolist()
        and game.observations is not None
        and other.observations is not None
        and (game.observations == other.observations).all()
    )


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("sets", [BASE_SETS, EVERY_SET], ids=["base", "all"])
def test_what_is_written_down_is_what_an_environment_tells(players: int, sets: tuple[str, ...]) -> None:
    plan = SelfPlay([any_of], Options(players, sets=sets))
    played = plan.play(3)
    game = EncodedGame(plan.options(), plan.encoder(), played.secret)
    assert played.observations is not None
    assert len(played.actions) == len(played.observations) == len(played.kinds) == len(played.turns) > 50
    for step, action in enumerate(played.actions):
        if game.session.start.started:  # before, all are asked together, and the session tells them one by one
            assert game.seat == played.seats[step]
            assert game.session.questions[0].kind == played.kinds[step]
            assert game.session.game.turn_number == played.turns[step]
            assert (game.observation(game.seat) == played.observations[step]).all()
        assert game.offered() == played.offered[step].tolist()
        game.act(int(action))
    assert game.result is not None
    assert played.rewards == game.rewards()
    assert played.reason == game.result.reason


def test_agents_decide_as_they_do_in_a_match() -> None:
    plan = SelfPlay(["rule"], seed=2)
    played = plan.play(0)
    name = "self-play 2 game 0"
    seeds = [int.from_bytes(secret_from_seed(f"{name} seat {seat}")[:8], "big") for seat in range(2)]
    game = play_match([make_agent("rule", seed) for seed in seeds], Options(), secret_from_seed(name))
    assert game.result is not None
    assert [reward > 0 for reward in played.rewards] == [seat in game.result.winners for seat in range(2)]
    assert played.turns[-1] == game.turn_number


def test_the_same_seed_plays_the_same_games_on_any_number_of_processes() -> None:
    plan = SelfPlay(["rule", any_of], seed=7)
    with Processes(1) as alone, Processes(2) as together:
        games = list(alone.play(plan, range(5)))
        again = list(together.play(plan, range(5)))
    assert all(same(game, other) for game, other in zip(games, again, strict=True))
    assert [game.number for game in again] == [0, 1, 2, 3, 4]
    assert not same(games[0], SelfPlay(["rule", any_of], seed=8).play(0))


def test_a_policy_of_a_notebook_reaches_the_processes() -> None:
    weight = 1
    plan = SelfPlay([lambda told, offered, random: int(offered[-weight])])
    with Processes(2) as processes:
        (game,) = processes.play(plan, [4])
    assert same(game, SelfPlay([last_of]).play(4))


def test_players_take_turns_in_the_seats() -> None:
    plan = SelfPlay(["random", "rule", any_of], Options(3))
    assert [plan.play(number).players for number in range(3)] == [
        ["random", "rule", "policy"],
        ["rule", "policy", "random"],
        ["policy", "random", "rule"],
    ]


def test_a_game_that_takes_too_long_is_truncated() -> None:
    played = SelfPlay([any_of], most_steps=20).play(0)
    assert len(played.actions) == 20
    assert (played.reason, played.rewards) == (TRUNCATED, [0, 0])


def test_observations_can_be_left_out() -> None:
    plan = SelfPlay([any_of, "random"], observations=False)
    played = plan.play(0)
    assert played.observations is None
    assert played.actions.tolist() == SelfPlay([any_of, "random"]).play(0).actions.tolist()


def test_a_policy_that_chooses_what_is_not_offered_is_told() -> None:
    with pytest.raises(IllegalAction, match=r"4000: is not offered now; \d+"):
        SelfPlay([none_of]).play(0)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="players: there must be 1 or 3, not 2"):
        SelfPlay(["random", "rule"], Options(3))
    with pytest.raises(UnknownAgent, match="genius"):
        SelfPlay(["genius"])
    with pytest.raises(BadOptions, match="players"):
        SelfPlay(["random"], Options(7))


def test_batches_hold_every_number_once() -> None:
    for games in (0, 1, 7, 100):
        parts = batches_of(range(games), 2)
        assert [number for part in parts for number in part] == list(range(games))
        assert len(parts) <= max(games, 1)
    assert max(map(len, batches_of(range(100_000), 2))) == LARGEST


def test_a_policy_plays_as_an_agent() -> None:
    agents = [PolicyAgent(any_of, Encoder(), seed) for seed in range(2)]
    game = play_match([*agents], Options(), secret_from_seed("policies"))
    assert game.result is not None
    assert agents[0].random.bit_generator.state != np.random.default_rng(0).bit_generator.state
