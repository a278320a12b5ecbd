"""Agents decide the same whether the game is played directly or in a session."""

from __future__ import annotations

import pytest

from splay.agents.driver import AgentDecider, answer_for, play_match
from splay.agents.roster import make_agent
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.recorder import Recorder
from splay.core.session import NotAsked, Session
from splay.core.turn import play
from splay.sets import new_game
from splay.sets.scenario import scenario
from tests.agents.sessions import new_session

SECRET = secret_from_seed("driver")


@pytest.mark.parametrize(
    "names", [["random", "random"], ["rule", "rule", "rule"], ["greedy", "rule"]], ids=lambda names: "-".join(names)
)
@pytest.mark.parametrize("sets", [["base"], ["base", "artifacts", "relics"]], ids=len)
def test_the_same_decisions_directly_and_in_a_session(names: list[str], sets: list[str]) -> None:  # CO067 in part
    options = Options(len(names), sets=sets)
    direct = Recorder(AgentDecider([make_agent(name, seat) for seat, name in enumerate(names)]))
    game = new_game(options, SECRET)
    play(game, direct)
    agents = [make_agent(name, seat) for seat, name in enumerate(names)]
    session = Session(new_game(options, SECRET))
    while session.questions:
        seat = session.questions[0].seat
        session.answer(seat, answer_for(session, seat, agents[seat]))
    assert session.all_answers() == direct.answers
    assert game.result is not None
    assert session.game.result is not None
    assert session.game.result.winners == game.result.winners


def test_the_same_seeds_play_the_same_game() -> None:
    games = [play_match([make_agent("rule", 1), make_agent("random", 2)], Options(), SECRET) for _ in range(2)]
    assert games[0].where == games[1].where
    assert games[0].turn_number == games[1].turn_number


def test_other_seeds_play_another_game() -> None:
    games = [play_match([make_agent("random", seed), make_agent("random", 2)], Options(), SECRET) for seed in (1, 3)]
    assert games[0].where != games[1].where


@pytest.mark.parametrize(
    "options", [Options(4, teams="13-24"), Options(5), Options(3, "first", extra_achievement=True)]
)
def test_every_kind_of_table_can_be_played(options: Options) -> None:
    names = ["rule", "random"] * 3
    agents = [make_agent(name, seat) for seat, name in enumerate(names[: options.players])]
    assert play_match(agents, options, SECRET).result is not None


def test_the_game_is_copied_only_for_agents_that_imagine() -> None:
    for names, copied in ((["random", "rule"], False), (["random", "greedy"], True)):
        decider = AgentDecider([make_agent(name, 0) for name in names])
        game = scenario(me="red: Oars", you="red: Archery")
        game.decider = decider
        game.ask(Session(game.copy()).questions[0])
        assert (decider.start is not None) == copied
        assert (decider.answers != []) == copied


def test_there_must_be_an_agent_for_each_player() -> None:
    with pytest.raises(ValueError, match="one for each of 3 players, not 2"):
        play_match([make_agent("random", 1), make_agent("random", 2)], Options(3), SECRET)


def test_a_seat_that_is_not_asked_has_no_answer() -> None:
    session = new_session("not asked")
    session.answer(1, session.questions[1].keys()[0])
    with pytest.raises(NotAsked, match="seat 1"):
        answer_for(session, 1, make_agent("random", 1))
