"""Observation: what an agent may know, and no more."""

from __future__ import annotations

from random import Random

import pytest

from splay.agents.agent import Agent
from splay.agents.driver import answer_for
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.learned.master_agent import MasterAgent
from splay.agents.observation import Observation
from splay.agents.planner_agent import Planning
from splay.agents.playout_policy import PlayoutPolicy
from splay.agents.rule_agent import RuleAgent
from splay.core.game import Game
from splay.core.session import Session
from splay.sets.scenario import scenario
from splay.views.view import view_of
from splay.workbench.hidden_swaps import pair_to_swap
from tests.agents.sessions import after_random_answers, knowledge_of, new_session, turn_knowledge
from tests.hidden import swapped_session
from tests.sets.artifacts.tables import RELICS_TOO
from tests.sets.together.tables import EVERYTHING

MOMENTS = [
    after_random_answers(f"moment {number}", 3 + 9 * number, players) for number in range(12) for players in (2, 3)
]
WITH_ARTIFACTS = [
    after_random_answers(f"artifacts {number}", 3 + 9 * number, players, RELICS_TOO)
    for number in range(12)
    for players in (2, 3)
]
WITH_EVERYTHING = [
    after_random_answers(f"everything {number}", 3 + 14 * number, players, EVERYTHING)
    for number in range(12)
    for players in (2, 3)
]


def quick_master(seed: int) -> MasterAgent:
    """A master that thinks of less."""
    planning = Planning()
    planning.worlds, planning.width, planning.actions = 2, 2, 1
    return MasterAgent(seed, planning)


OF_ALL = pytest.mark.parametrize(
    "moments", [MOMENTS, WITH_ARTIFACTS, WITH_EVERYTHING], ids=["base", "artifacts", "everything"]
)


def test_the_view_is_that_of_the_seat_asked() -> None:
    session = after_random_answers("view", 40)
    observation = knowledge_of(session)
    assert observation.seat == observation.question.seat
    assert observation.view() == view_of(session.game, observation.seat)


def test_nothing_public_leads_to_the_game() -> None:
    observation = turn_knowledge(scenario(me="red: Oars"))
    assert public(observation) == ["known", "outcome", "question", "seat", "tried", "view", "worlds"]
    parts = [getattr(observation.question, name) for name in public(observation.question)]
    assert observation.question.options in parts
    assert not any(isinstance(part, Game) for part in parts)


def public(thing: object) -> list[str]:
    return sorted(name for name in dir(thing) if not name.startswith("_"))


@OF_ALL
def test_worlds_look_like_the_game(moments: list[Session]) -> None:
    for session in moments:
        if not session.questions:
            continue
        observation = knowledge_of(session)
        for world in observation.worlds(3, Random(1)):
            assert view_of(world.start, observation.seat) == view_of(session.start, observation.seat)


@OF_ALL  # CO067
@pytest.mark.parametrize(
    "make", [RuleAgent, lambda seed: GreedyAgent(seed, worlds=2), quick_master], ids=["rule", "greedy", "master"]
)
def test_no_agent_can_tell_which_hidden_card_lies_where(make: type[RuleAgent], moments: list[Session]) -> None:
    """Two hidden cards with equal backs change places: the agent decides the same."""
    compared = 0
    for session in moments:
        for question in session.questions:
            pair = pair_to_swap(session.start, question.seat, Random(2))
            if pair is None or any(card in session.game.revealed for card in pair):
                continue
            twin = swapped_session(session, *pair)
            if twin is None or not same_for(session, twin, question.seat):
                continue
            one: Agent = make(3)
            other: Agent = make(3)
            # The twin has no past to be remembered.
            key = answer_for(session, question.seat, one, known=[])
            assert key == answer_for(twin, question.seat, other, known=[])
            compared += 1
    assert compared > 15


def same_for(session: Session, twin: Session, seat: int) -> bool:
    """Whether the swap made no difference that the seat may see by now."""
    question, asked = session.question_for(seat), twin.question_for(seat)
    same = question is not None and asked is not None and asked.keys() == question.keys()
    return same and view_of(session.game, seat) == view_of(twin.game, seat)


def test_first_melds_of_others_stay_secret() -> None:
    keys = new_session("secret").questions[1].keys()
    decisions = []
    for key in keys:
        session = new_session("secret")
        session.answer(1, key)
        decisions.append(answer_for(session, 0, GreedyAgent(4)))
    assert decisions[0] == decisions[1]


def test_an_outcome_is_the_game_after_the_action() -> None:
    game = scenario(me="blue: Writing", supply={1: "Oars", 2: "Calendar"})
    observation = turn_knowledge(game)
    for option, drawn in (("draw", 1), ("dogma:writing", 2)):
        number = observation.question.keys().index(option)
        outcome = observation.outcome(observation.worlds(1, Random(5))[0], number, PlayoutPolicy())
        assert [card.age for card in outcome.players[0].hand] == [drawn]
        assert outcome.actions_left == 1
    assert len(game.players[0].hand) == 0


def test_an_outcome_goes_on_from_the_answers_given_so_far() -> None:
    session = Session(scenario(me="blue: Pottery; hand: Sailing, Paper, Compass"))
    session.answer(0, "dogma:pottery")
    session.answer(0, "sailing")
    observation = knowledge_of(session)
    option = observation.question.keys().index("pass")
    outcome = observation.outcome(observation.worlds(1, Random(6))[0], option, PlayoutPolicy())
    assert outcome.players[0].points == 1
    assert "sailing" not in [card.key for card in outcome.players[0].hand]


def test_an_outcome_may_be_the_end_of_the_game() -> None:
    game = scenario(me="red: Fission; score: Oars", supply=dict.fromkeys(range(1, 11), "end"))
    observation = turn_knowledge(game)
    outcome = observation.outcome(observation.worlds(1, Random(7))[0], 0, PlayoutPolicy())
    assert outcome.result is not None
    assert outcome.result.winners == [0]


def test_if_nothing_fits_there_are_fewer_worlds_and_the_agent_answers_by_heuristics() -> None:
    session = Session(scenario(me="blue: Pottery; hand: Sailing, Paper, Compass"))
    session.answer(0, "dogma:pottery")
    impossible = Observation(session.start, session.game, [(0, "dogma:oars")], session.questions[0])
    assert impossible.worlds(3, Random(8)) == []
    habit = session.questions[0].options[GreedyAgent(9).decide(impossible)]
    assert habit.key == "sailing"
