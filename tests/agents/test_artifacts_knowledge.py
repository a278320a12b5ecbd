"""What the agents know of Artifacts of History."""

from __future__ import annotations

import pytest

from splay.agents.action_worths import dogma_worth
from splay.agents.evaluation import Weights, evaluate
from splay.agents.features import faces_in
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.observation import Observation
from splay.agents.roster import make_agent
from splay.agents.rule_agent import RuleAgent
from splay.core.game import Game
from splay.core.session import Session
from splay.core.turn import begin_turn
from splay.views.view import view_of
from tests.agents.sessions import turn_knowledge
from tests.sets.artifacts.tables import artifacts

HAND = "Writing, Sailing, Oars, Calendar"


def at_the_free_action(game: Game) -> Observation:
    """What the player whose turn it is knows as it begins."""
    begin_turn(game, 0)
    session = Session(game)
    return Observation(session.start, session.game, session.answers, session.questions[0])


def chosen(agent: RuleAgent | GreedyAgent, observation: Observation) -> str:
    """What an agent answers."""
    return observation.question.options[agent.decide(observation)].key


def choices(me: str, base_only: bool = False, you: str = "green: Clothing") -> set[str]:
    """What the rule agent does in a position, with ten seeds."""
    observation = turn_knowledge(artifacts(me, you).game)
    return {chosen(RuleAgent(seed, base_only), observation) for seed in range(10)}


def test_rules_value_a_dig() -> None:  # AR122; Sailing covers The Wheel: the values are equal
    me = "green: The Wheel; hand: Sailing, Writing, Pottery, Tools, Calendar"
    assert "meld:sailing" in choices(me)
    assert "meld:sailing" not in choices(me, base_only=True)


def test_rules_value_no_dig_while_an_artifact_is_on_display() -> None:
    assert "meld:sailing" not in choices(
        "green: The Wheel; hand: Sailing, Writing, Pottery, Tools, Calendar; display: Dancing Girl"
    )


def test_rules_use_the_artifact_on_display_rather_than_return_it() -> None:
    observation = at_the_free_action(artifacts("blue: Tools; display: Sibidu Needle", "red: Oars").game)
    assert chosen(RuleAgent(1), observation) == "dogma:sibidu-needle"


def test_rules_compel_whoever_has_as_many_icons() -> None:
    hit = view_of(artifacts("yellow: Moses", "red: Oars; blue: Pottery").game, 0)
    missed = view_of(artifacts("yellow: Moses", "red: Oars").game, 0)
    moses = faces_in(hit)["moses"]
    effect = 1.0 + 0.1 * moses.age
    assert dogma_worth(moses, hit) == pytest.approx(effect * 1.3 + effect * 0.2)
    assert dogma_worth(moses, missed) == pytest.approx(effect)
    assert dogma_worth(moses, hit, more_icons=2) == pytest.approx(effect)  # an artifact on display has icons of its own


def test_an_artifact_on_display_counts_for_whoever_knows_the_set() -> None:
    with_one = artifacts("blue: Tools; display: Sibidu Needle", "blue: Pottery").game
    without = artifacts("blue: Tools", "blue: Pottery").game
    weights = Weights()
    assert evaluate(with_one, 0, weights) > evaluate(without, 0, weights)
    assert evaluate(with_one, 1, weights) < evaluate(without, 1, weights)
    weights.base_only = True
    assert evaluate(with_one, 0, weights) == evaluate(without, 0, weights)


def test_greedy_answers_the_free_action() -> None:
    observation = at_the_free_action(artifacts("blue: Tools; display: Sibidu Needle", "red: Oars").game)
    assert chosen(GreedyAgent(1), observation) in list(observation.question.keys())


def test_agents_with_the_habits_of_the_base_set_alone_have_names_too() -> None:
    assert make_agent("rule:base", 1).name == "rule"
    assert make_agent("greedy:base", 1).name == "greedy"
