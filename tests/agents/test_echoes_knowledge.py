"""What the agents know of Echoes of the Past."""

from __future__ import annotations

import pytest

from splay.agents.action_worths import shared_worth
from splay.agents.agent import Agent
from splay.agents.driver import answer_for
from splay.agents.evaluation import Weights, evaluate
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.observation import Observation
from splay.agents.rule_agent import RuleAgent
from splay.agents.sets.echoes.knowledge import BONUS_SHOWN, ECHO_SHOWN, POINT, EchoesKnowledge
from splay.core.action import Action
from splay.core.game import Game
from splay.core.session import Session
from splay.sets.echoes.promotion import ASK_PROMOTE
from splay.views.view import view_of
from tests.agents.sessions import turn_knowledge
from tests.sets.echoes.tables import echoes

KNOWS = EchoesKnowledge()


def extra(me: str, key: str, you: str = "green: Clothing") -> float:
    """What an action of mine is worth through the set, as the rules see it."""
    game = echoes(me, you).game
    question = turn_knowledge(game).question
    option = question.options[question.keys().index(key)]
    assert isinstance(option, Action)
    return KNOWS.extra_worth(option, view_of(game, 0))


def choices(me: str, base_only: bool = False, you: str = "green: Clothing") -> set[str]:
    """What the rule agent does in a position, with ten seeds."""
    observation = turn_knowledge(echoes(me, you).game)
    return {chosen(RuleAgent(seed, base_only), observation) for seed in range(10)}


def chosen(agent: Agent, observation: Observation) -> str:
    """What an agent answers."""
    return observation.question.options[agent.decide(observation)].key


def promoted(agent: Agent, me: str, melded: str, you: str = "green: Clothing") -> str:
    """What an agent promotes after a meld, and whether it uses it."""
    session = Session(echoes(me, you).game)
    session.answer(0, f"meld:{melded}")
    assert session.questions[0].kind == ASK_PROMOTE
    return answer_for(session, 0, agent)


def test_rules_value_a_meld_by_the_points_of_its_bonus() -> None:  # Comb: 1; Scissors: 3
    assert extra("hand: Toothbrush, Plumbing", "meld:plumbing") == pytest.approx(POINT * 2)
    assert extra("blue: Palampore; hand: Plumbing", "meld:plumbing") == pytest.approx(POINT * 1)


def test_rules_value_a_meld_less_that_covers_a_bonus() -> None:
    assert extra("blue: Plumbing; hand: Calendar", "meld:calendar") == pytest.approx(POINT * -2)


def test_a_bonus_that_stays_in_sight_costs_nothing() -> None:
    assert extra("blue up: Plumbing, Pottery; hand: Calendar", "meld:calendar") == 0


