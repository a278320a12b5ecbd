"""What the agents know of relics."""

from __future__ import annotations

import pytest

from splay.agents.agent import Agent
from splay.agents.driver import answer_for
from splay.agents.evaluation import Weights, evaluate
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.rule_agent import RuleAgent
from splay.agents.sets.relics.knowledge import SEIZABLE, ages_seizable
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


def worth(*players: str, base_only: bool = False) -> float:
    """What a position is worth to me in which age 4 has an artifact."""
    weights = Weights()
    weights.base_only = base_only
    return evaluate(relics(*players, supply=MOSES).game, 0, weights)


def test_greedy_values_a_relic_that_the_next_meld_could_seize() -> None:
    none = worth("red: Gunpowder; hand: Tools", "")
    assert worth("red: Gunpowder; hand: Oars", "") == pytest.approx(none + SEIZABLE)
    assert worth("red: Gunpowder; hand: Oars", "", base_only=True) == worth(
        "red: Gunpowder; hand: Tools", "", base_only=True
    )


def test_greedy_values_no_relic_twice() -> None:
    assert ages_seizable(relics("red: Gunpowder; hand: Oars, Archery", "", supply=MOSES).game.players[0]) == [4]


def test_greedy_sees_no_relic_to_be_seized_without_a_pile_or_an_artifact() -> None:
    assert not ages_seizable(relics("hand: Oars", "", supply=MOSES).game.players[0])
    assert not ages_seizable(relics("red: Oars; hand: Gunpowder", "", supply=MOSES).game.players[0])
    assert not ages_seizable(relics("red: Gunpowder; hand: Oars", "", supply={"artifacts 4": "end"}).game.players[0])


def test_greedy_sees_a_relic_of_an_opponent_and_none_of_its_own_side() -> None:
    taken = "relics: Complex Numbers"
    me = "red: Gunpowder; hand: Oars"
    assert ages_seizable(relics(me, taken, supply=MOSES).game.players[0]) == [4]
    assert not ages_seizable(relics(f"{me}; {taken}", "", supply=MOSES).game.players[0])
    assert not ages_seizable(relics(me, "", taken, "", teams="13-24", supply=MOSES).game.players[0])


def test_an_artifact_on_display_leaves_only_itself_to_dig_with() -> None:
    shown = "red: Gunpowder; hand: Oars; display: Dancing Girl"
    assert not ages_seizable(relics(shown, "", supply=MOSES).game.players[0])
    yellow = "yellow: Anatomy; display: Dancing Girl"
    assert ages_seizable(relics(yellow, "", supply=MOSES).game.players[0]) == [4]
    assert not ages_seizable(relics(f"{yellow}; relics: Complex Numbers", "", supply=MOSES).game.players[0])
