"""What the agents know of relics."""

from __future__ import annotations

import pytest

from splay.agents.agent import Agent
from splay.agents.driver import answer_for
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.rule_agent import RuleAgent
from splay.core.game import Game
from splay.core.session import Session
from tests.agents.sessions import turn_knowledge
from tests.sets.artifacts.tables import relics

DIGS_FOUR = "red: Gunpowder; hand: Oars, Colonialism, Writing, Clothing, Sailing"
"""My Oars dig an artifact of age 4, whose relic is Complex Numbers, which may go to the hand too."""
MOSES = {"artifacts 4": "Moses"}


def seizing(agent: Agent, me: str = DIGS_FOUR, *others: str) -> str:
    """What an agent answers after a dig of age 4."""
    session = Session(relics(me, *(others or [""]), supply=MOSES).game)
    session.answer(0, "meld:oars")
    return answer_for(session, 0, agent)


def actions(game: Game, base_only: bool = False) -> set[str]:
    """What the rule agent does in a position, with ten seeds."""
    question = turn_knowledge(game).question
    return {question.options[RuleAgent(seed, base_only).decide(turn_knowledge(game))].key for seed in range(10)}


@pytest.mark.parametrize("agent", [RuleAgent(1), GreedyAgent(1)])
def test_a_relic_is_seized_to_the_achievements(agent: Agent) -> None:
    assert seizing(agent) == "seize:complex-numbers"


@pytest.mark.parametrize("agent", [RuleAgent(1), GreedyAgent(1)])
def test_a_relic_is_seized_from_an_opponent(agent: Agent) -> None:
    assert seizing(agent, DIGS_FOUR, "relics: Complex Numbers") == "seize:complex-numbers"


@pytest.mark.parametrize("agent", [RuleAgent(1), GreedyAgent(1)])
def test_an_achievement_is_not_taken_to_the_hand(agent: Agent) -> None:
    assert seizing(agent, f"{DIGS_FOUR}; relics: Complex Numbers") == "pass"


def test_the_habits_of_the_base_set_take_it_to_the_hand() -> None:
    own = f"{DIGS_FOUR}; relics: Complex Numbers"
    assert seizing(RuleAgent(1, base_only=True), own) == "seize_to_hand:complex-numbers"


def test_a_relic_of_a_partner_stays() -> None:
    game = relics(DIGS_FOUR, "", "relics: Complex Numbers", "", teams="13-24", supply=MOSES).game
    session = Session(game)
    session.answer(0, "meld:oars")
    assert answer_for(session, 0, RuleAgent(1)) == "pass"


def test_rules_dig_for_a_relic_rather_than_for_none() -> None:
    other = "red: Gunpowder; yellow: Masonry; hand: Oars, Agriculture"
    assert actions(relics(other, "", supply=MOSES).game) == {"meld:oars"}
    assert "meld:agriculture" in actions(relics(f"{other}; relics: Complex Numbers", "", supply=MOSES).game)


def test_rules_dig_for_a_relic_of_an_opponent_and_not_of_a_partner() -> None:
    other = "red: Gunpowder; yellow: Masonry; hand: Oars, Agriculture"
    taken = "relics: Complex Numbers"
    assert actions(relics(other, taken, "", "", teams="13-24", supply=MOSES).game) == {"meld:oars"}
    assert actions(relics(other, "", taken, "", teams="13-24", supply=MOSES).game) != {"meld:oars"}
