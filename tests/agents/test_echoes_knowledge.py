"""What the agents know of Echoes of the Past."""

from __future__ import annotations

import pytest

from splay.agents.action_worths import shared_worth
from splay.agents.agent import Agent
from splay.agents.driver import answer_for
from splay.agents.evaluation import Weights, evaluate
from splay.agents.features import faces_in
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.observation import Observation
from splay.agents.rule_agent import RuleAgent
from splay.agents.sets.echoes.knowledge import BONUS_SHOWN, ECHO_SHOWN, LATER, POINT, EchoesKnowledge
from splay.core.action import Action
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


def test_rules_value_a_meld_by_the_points_of_its_bonus() -> None:  # Plumbing shows 2, Chaturanga 3
    assert extra("hand: Plumbing", "meld:plumbing") == pytest.approx(POINT * 2)
    assert extra("purple: Chaturanga; hand: Plumbing", "meld:plumbing") == pytest.approx(POINT)
    assert extra("red: Plumbing; hand: Chaturanga", "meld:chaturanga") == pytest.approx(POINT * 2)


def test_rules_value_a_meld_less_that_covers_a_bonus() -> None:
    assert extra("red: Plumbing; hand: Oars", "meld:oars") == pytest.approx(POINT * -2)
    assert extra("red up: Plumbing, Archery; hand: Oars", "meld:oars") == 0  # it stays in sight
    assert extra("red left: Plumbing, Archery; hand: Oars", "meld:oars") == pytest.approx(POINT * -2)


def test_rules_meld_for_a_bonus() -> None:
    me = "red: Oars; purple: Mysticism; hand: Construction, Crossbow"  # both raise the red pile, one shows 3
    assert choices(me) == {"meld:crossbow"}
    assert "meld:construction" in choices(me, base_only=True)


def test_rules_value_a_meld_that_lets_a_card_be_promoted() -> None:
    assert extra("hand: Calendar; forecast: Oars", "meld:calendar") > 3
    assert extra("hand: Calendar; forecast: Paper", "meld:calendar") == 0  # 3 is higher than the 2 melded
    assert extra("hand: Calendar; forecast: Oars", "draw") == 0


def test_the_best_promotion_counts_and_none_that_covers_a_higher_card() -> None:
    oars = extra("hand: Calendar; forecast: Oars", "meld:calendar")
    assert extra("hand: Calendar; forecast: Oars, Pottery", "meld:calendar") == oars
    assert extra("hand: Calendar; forecast: Writing", "meld:calendar") == 0  # the Calendar itself
    assert extra("red: Coal; hand: Calendar; forecast: Oars", "meld:calendar") == 0


def test_a_card_that_cannot_be_used_is_promoted_for_itself() -> None:
    me = "hand: Databases; forecast: Battleship Yamato"
    game = echoes(me, "", sets=["base", "artifacts", "echoes"]).game
    question = turn_knowledge(game).question
    option = question.options[question.keys().index("meld:databases")]
    assert isinstance(option, Action)
    assert KNOWS.extra_worth(option, view_of(game, 0)) == pytest.approx(2.8)  # a new color, 2 below the highest


def test_rules_value_a_dogma_by_the_echo_effects_in_sight() -> None:
    card = faces_in(view_of(echoes("", "").game, 0))
    plumbing = shared_worth(card["plumbing"], 1, 0)
    assert extra("red right: Oars, Plumbing", "dogma:oars") == pytest.approx(plumbing)
    assert extra("red up: Oars, Plumbing", "dogma:oars") == 0  # its echo effect is in the other corner
    assert extra("red: Oars, Plumbing", "dogma:oars") == 0
    assert extra("red: Plumbing", "dogma:plumbing") == pytest.approx(plumbing)


def test_echo_effects_are_worth_less_if_they_are_shared() -> None:
    plumbing = faces_in(view_of(echoes("", "").game, 0))["plumbing"]
    worth = extra("red right: Oars, Plumbing", "dogma:oars", you="red: Metalworking; yellow: Masonry")
    assert worth == pytest.approx(shared_worth(plumbing, 0, 1))


def test_what_echo_effects_are_worth_counts_once_in_positions_that_look_alike() -> None:
    game = echoes("red right: Oars, Plumbing, Candles; hand: Tools", "green: Clothing").game
    users = [seed for seed in range(10) if chosen(RuleAgent(seed), turn_knowledge(game)) == "dogma:oars"]
    assert users
    for seed in users:
        agent = RuleAgent(seed)
        assert chosen(agent, turn_knowledge(game)) == "dogma:oars"
        assert "dogma:oars" not in [chosen(agent, turn_knowledge(game)) for _ in range(10)]
        told = turn_knowledge(game)
        told.tried = ["dogma:oars"]
        assert chosen(RuleAgent(seed), told) != "dogma:oars"


def test_rules_promote_the_best_and_use_it() -> None:
    assert promoted(RuleAgent(1), "hand: Calendar; forecast: Pottery, Oars", "calendar") == "promote-and-use:oars"


def test_rules_use_no_promoted_card_that_would_do_nothing() -> None:  # Archery's demand finds nobody
    me = "hand: Calendar; forecast: Archery"
    assert promoted(RuleAgent(1), me, "calendar") == "promote-and-use:archery"
    assert promoted(RuleAgent(1), me, "calendar", you="red: Metalworking") == "promote:archery"


def test_rules_use_a_promoted_card_by_the_icons_that_it_will_show() -> None:  # two castles against two
    me = "red: Metalworking; hand: Calendar; forecast: Archery"
    assert promoted(RuleAgent(1), me, "calendar", you="purple: Mysticism") == "promote:archery"
    left = "red left: Metalworking, Construction; hand: Calendar; forecast: Archery"
    assert promoted(RuleAgent(1), left, "calendar", you="purple: Mysticism") == "promote-and-use:archery"


@pytest.mark.parametrize("agent", [RuleAgent(1), GreedyAgent(1)])
def test_no_card_is_promoted_that_would_cover_a_better_one(agent: Agent) -> None:
    me = "red: Coal; hand: Calendar; forecast: Archery"
    assert promoted(agent, me, "calendar", you="purple: Mysticism") == "pass"
    assert promoted(RuleAgent(1, base_only=True), me, "calendar") == "promote-and-use:archery"


def worth(me: str, base_only: bool = False, seat: int = 0) -> float:
    """What a position is worth."""
    weights = Weights()
    weights.base_only = base_only
    return evaluate(echoes(me, "").game, seat, weights)


def test_greedy_values_the_forecast_by_its_ages() -> None:
    assert worth("forecast: Tools") > worth("")
    assert worth("forecast: Calendar") > worth("forecast: Tools")
    assert worth("forecast: Oars") == worth("forecast: Tools")
    assert worth("forecast: Tools", seat=1) < worth("", seat=1)
    assert worth("forecast: Tools", base_only=True) == worth("", base_only=True)


def test_greedy_values_a_card_more_that_the_hand_can_promote() -> None:
    low = worth("hand: Tools; forecast: Calendar") - worth("hand: Tools")
    high = worth("hand: Construction; forecast: Calendar") - worth("hand: Construction")
    assert low == pytest.approx(high * LATER)


def test_greedy_values_what_is_in_sight() -> None:
    def known(me: str) -> float:
        return worth(me) - worth(me, base_only=True)

    assert known("red: Oars, Plumbing") == 0
    assert known("red: Plumbing") == pytest.approx(ECHO_SHOWN + BONUS_SHOWN)
    assert known("red up: Oars, Plumbing") == pytest.approx(BONUS_SHOWN)
    assert known("red right: Oars, Plumbing") == pytest.approx(ECHO_SHOWN + BONUS_SHOWN)


@pytest.mark.parametrize("seed", range(3))
def test_greedy_promotes_what_makes_it_stronger(seed: int) -> None:
    me = "hand: Calendar; forecast: Tools, Monotheism"
    assert "monotheism" in promoted(GreedyAgent(seed), me, "calendar")
