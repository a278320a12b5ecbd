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
from splay.agents.sets.artifacts.knowledge import age_dug_by
from splay.core.action import Action
from splay.core.game import Game
from splay.core.session import Session
from splay.core.turn import begin_turn
from splay.views.view import view_of
from tests.agents.sessions import turn_knowledge
from tests.sets.artifacts.tables import artifacts

NO_DRAWS = dict.fromkeys(range(1, 11), "end")


def at_the_free_action(game: Game) -> Observation:
    """What the player whose turn it is knows as it begins."""
    begin_turn(game, 0)
    session = Session(game)
    return Observation(session.start, session.game, session.answers, session.questions[0])


def chosen(agent: RuleAgent | GreedyAgent, observation: Observation) -> str:
    """What an agent answers."""
    return observation.question.options[agent.decide(observation)].key


def dug(game: Game, key: str) -> int:
    """The age of the artifact that I would dig by an action, as the rules see it."""
    question = turn_knowledge(game).question
    option = question.options[question.keys().index(key)]
    assert isinstance(option, Action)
    return age_dug_by(option, view_of(game, 0))


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


def test_rules_value_no_dig_in_an_age_without_artifacts() -> None:
    digs = artifacts("green: The Wheel; hand: Sailing", supply={"artifacts 1": "Dancing Girl"}).game
    assert dug(digs, "meld:sailing") == 1
    assert dug(artifacts("green: The Wheel; hand: Sailing", supply={"artifacts 1": "end"}).game, "meld:sailing") == 0


def test_a_dig_skips_the_ages_that_the_base_set_has_no_cards_of() -> None:
    assert dug(artifacts("green: The Wheel; hand: Sailing", supply={1: "end", 2: "end"}).game, "meld:sailing") == 3
    assert dug(artifacts("green: The Wheel; hand: Sailing", supply=NO_DRAWS).game, "meld:sailing") == 0


def test_only_a_meld_onto_a_card_digs() -> None:
    game = artifacts("green: The Wheel; hand: Sailing, Tools").game
    assert [dug(game, key) for key in ("draw", "dogma:the-wheel", "meld:tools")] == [0, 0, 0]


def test_a_card_of_higher_value_digs_only_under_an_equal_picture() -> None:
    assert dug(artifacts("green: The Wheel; hand: Currency").game, "meld:currency") == 0
    assert dug(artifacts("green: The Wheel; hand: Mapmaking").game, "meld:mapmaking") == 1


def test_melding_the_artifact_on_display_frees_its_place_for_the_dig() -> None:
    game = artifacts("yellow: Agriculture; hand: Masonry; display: Dancing Girl").game
    assert (dug(game, "meld:dancing-girl"), dug(game, "meld:masonry")) == (1, 0)


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


@pytest.mark.parametrize("seed", range(3))
def test_greedy_uses_an_artifact_that_wins(seed: int) -> None:  # alone: Waldo's own two leaves are more than theirs
    game = artifacts("blue: Tools; display: Where's Waldo?", "yellow: Masonry").game
    assert chosen(GreedyAgent(seed), at_the_free_action(game)) == "dogma:wheres-waldo"


@pytest.mark.parametrize("seed", range(3))
def test_greedy_does_not_use_an_artifact_that_lets_another_win_first(seed: int) -> None:
    game = artifacts("blue: Tools; display: Where's Waldo?", "yellow: Agriculture").game
    assert chosen(GreedyAgent(seed), at_the_free_action(game)) != "dogma:wheres-waldo"


@pytest.mark.parametrize("seed", range(3))
def test_greedy_compels_whoever_loses_by_it(seed: int) -> None:  # three factories against the three of Exxon Valdez
    game = artifacts("blue: Tools; display: Exxon Valdez", "red: Coal").game
    assert chosen(GreedyAgent(seed), at_the_free_action(game)) == "dogma:exxon-valdez"


@pytest.mark.parametrize("seed", range(3))
def test_greedy_keeps_an_artifact_that_would_do_nothing_now(seed: int) -> None:
    game = artifacts("blue: Tools; display: Maastricht Treaty", "yellow: Masonry; score: Oars").game
    assert chosen(GreedyAgent(seed), at_the_free_action(game)) == "pass"


def test_agents_with_the_habits_of_the_base_set_alone_have_names_too() -> None:
    assert make_agent("rule:base", 1).name == "rule"
    assert make_agent("greedy:base", 1).name == "greedy"
