"""A game of a tournament whose agents make mistakes, or never come to an end."""

from __future__ import annotations

import pytest

from splay.agents.agent import Agent
from splay.agents.observation import Observation
from splay.agents.random_agent import RandomAgent
from splay.agents.tournament.game import MOST_DECISIONS, AgentFailed, TimedAgent, TooLong, winners_of
from splay.core.options import Options
from splay.core.session import Session
from tests.agents.sessions import knowledge_of, new_session


class Clumsy(Agent):
    """Looks for what is not there."""

    def __init__(self, seed: int) -> None:
        super().__init__("clumsy")

    def decide(self, observation: Observation) -> int:
        return [1, 2].index(3)


def asked() -> Observation:
    """What an agent is told that is asked something."""
    session: Session = new_session("game")
    return knowledge_of(session)


def test_a_game_of_too_many_decisions_is_broken_off() -> None:
    decided = [MOST_DECISIONS - 1]
    agent = TimedAgent(RandomAgent(1), [], decided)
    agent.decide(asked())
    with pytest.raises(TooLong):
        agent.decide(asked())


def test_all_share_a_game_that_does_not_end() -> None:
    tired = [TimedAgent(RandomAgent(seat), [], [MOST_DECISIONS]) for seat in range(3)]
    assert winners_of([*tired], Options(3), "a deal") == [0, 1, 2]


def test_a_mistake_of_an_agent_is_told_as_its_own() -> None:
    with pytest.raises(AgentFailed, match="clumsy: 3 is not in list"):
        TimedAgent(Clumsy(1), [], [0]).decide(asked())
