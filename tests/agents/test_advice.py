"""Advice: the best options with what they change and why, from what the seat may know."""

from __future__ import annotations

from random import Random

import pytest

from splay.agents.advice import LITTLE, REASONS, SAFE, WIN, Advice, advise
from splay.core.game import Game
from splay.core.session import Session
from splay.sets.scenario import scenario
from splay.workbench.hidden_swaps import pair_to_swap
from tests.agents.sessions import after_random_answers, knowledge_of, turn_knowledge
from tests.agents.test_observation import same_for
from tests.hidden import swapped_session

FEW = 8
"""In so many worlds it is quick."""


def advised(game: Game) -> list[tuple[str, Advice]]:
    """What is advised in a position, by the keys of the options."""
    observation = turn_knowledge(game)
    return [(observation.question.options[one.option].key, one) for one in advise(observation, 1)]


def test_what_wins_is_advised_first_because_it_wins() -> None:
    me = "red: Metalworking; score: Coal; achievements: 2, 3, 4, 5, 6"
    key, best = advised(scenario(me=me, available="1"))[0]
    assert (key, best.why, best.against, best.seat) == ("achieve:1", WIN, False, 0)


def test_an_achievement_is_what_speaks_for_claiming_it() -> None:
    key, best = advised(scenario(me="red: Metalworking; score: Coal", available="1, 2"))[0]
    assert (key, best.why, best.against) == ("achieve:1", "achievements", False)
    assert best.after[0].achievements - best.before[0].achievements == 1


def test_what_others_lose_speaks_for_a_demand() -> None:
    game = scenario(
        me="red: The Pirate Code; green: Navigation", you="score: Feudalism, Gunpowder, Machinery", available="1"
    )
    demand = dict(advised(game))["dogma:the-pirate-code"]
    assert demand.after[1].points < demand.before[1].points
    assert demand.why in ("points", "achievements")


def asked_by_soap(hand: str) -> Session:
    """A session in which the first player is asked which green cards to tuck: three of them bring what wins."""
    position = scenario(
        f"yellow: Soap; hand: {hand}; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6, 7",
        "red: Archery; hand: Oars",
        sets=["base", "echoes"],
    )
    session = Session(position)
    session.answer(0, "dogma:soap")
    session.answer(0, "color:green")
    return session


def test_several_cards_are_advised_as_one_answer() -> None:
    session = asked_by_soap("Sailing, Clothing, The Wheel, Mysticism")
    observation = knowledge_of(session)
    advice = advise(observation, 1)
    wholes = [{observation.question.options[one.option].key, *one.then} for one in advice]
    assert wholes[0] == {"sailing", "clothing", "the-wheel"}
    assert all(wholes.count(whole) == 1 for whole in wholes)
    assert [wholes[place] for place, one in enumerate(advice) if one.why == WIN] == [wholes[0]]


def test_what_wins_only_if_more_is_chosen_well_does_not_win_alone() -> None:
    best = advise(knowledge_of(asked_by_soap("Sailing, Clothing, The Wheel, Mysticism")), 1)[0]
    assert (best.why, best.alone) == (WIN, False)
    claim = scenario(me="red: Metalworking; score: Coal; achievements: 2, 3, 4, 5, 6", available="1")
    assert advised(claim)[0][1].alone


@pytest.mark.parametrize("players", [2, 3])
def test_at_most_three_different_options_each_with_a_reason(players: int) -> None:
    for answers in (0, 9, 30, 60, 90):
        session = after_random_answers(f"advice {answers}", answers, players)
        advice = advise(knowledge_of(session), 1, FEW)
        options = [one.option for one in advice]
        assert 1 <= len(options) <= 3
        assert len(set(options)) == len(options)
        assert all(one.why in (*REASONS, WIN, SAFE, LITTLE) for one in advice)
        assert all(len(one.before) == len(one.after) == players for one in advice)


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_advised_besides_the_best_has_a_reason_of_its_own(players: int) -> None:
    several = 0
    for answers in range(0, 60, 7):
        session = after_random_answers(f"own {answers}", answers, players)
        reasons = [(one.why, one.against, one.seat) for one in advise(knowledge_of(session), 1, FEW) if one.why != WIN]
        assert len(set(reasons)) == len(reasons)
        assert LITTLE not in [why for why, _, _ in reasons[1:]]
        several += len(reasons) > 1
    assert several > 4


def test_hidden_cards_change_no_advice() -> None:
    compared = 0
    for number in range(24):
        session = after_random_answers(f"swap {number}", 5 + 4 * number)
        if not session.questions:
            continue
        seat = session.questions[0].seat
        pair = pair_to_swap(session.start, seat, Random(2))
        if pair is None or any(card in session.game.revealed for card in pair):
            continue
        twin = swapped_session(session, *pair)
        if twin is not None and same_for(session, twin, seat):
            assert told(session) == told(twin)
            compared += 1
    assert compared > 6


def told(session: Session) -> list[tuple[int, str, bool, int]]:
    """What is advised in a session."""
    return [(one.option, one.why, one.against, one.seat) for one in advise(knowledge_of(session), 1, FEW)]
