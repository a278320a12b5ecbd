"""Advice: up to six options with their chances to win, and what speaks for each, from what the seat may know."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from splay.agents.advice import LISTED, Advice, Ranking, in_order, rank, rank_in
from splay.agents.prospects import Prospect
from splay.agents.reasons import FACTS, REASONS, WIN, counted, weighed
from splay.core.game import Game
from splay.core.session import NotAsked, Session
from splay.playing import PlayedTable
from splay.sets.scenario import from_text, scenario
from splay.workbench.hidden_swaps import pair_to_swap
from tests.agents.planner_positions import POSITIONS
from tests.agents.sessions import after_random_answers, knowledge_of, turn_knowledge
from tests.agents.test_observation import same_for
from tests.hidden import swapped_session
from tests.sets.together.tables import EVERYTHING

FEW = 8
"""In so many worlds it is quick."""


def advised(game: Game) -> list[tuple[str, Advice]]:
    """What is advised in a position, by the keys of the options."""
    observation = turn_knowledge(game)
    return [(observation.question.options[one.option].key, one) for one in rank(observation, 1, FEW).advice]


def test_what_wins_is_advised_first_because_it_wins() -> None:
    me = "red: Metalworking; score: Coal; achievements: 2, 3, 4, 5, 6"
    key, best = advised(scenario(me=me, available="1"))[0]
    assert (key, best.reason.why, best.reason.against, best.reason.seat) == ("achieve:1", WIN, False, 0)
    assert (best.chance, best.alone) == (1.0, True)


def test_what_leaves_the_win_to_others_is_not_certain() -> None:
    [(key, best), *others] = advised(from_text(POSITIONS["sixth achievement"].text))
    assert (key, best.chance, best.reason.why) == ("achieve:4", 1.0, WIN)
    assert others
    assert all(one.chance < 1.0 for _, one in others)


def test_of_equal_chances_what_wins_now_comes_first_and_of_that_what_leaves_no_choice() -> None:
    going_on = scenario(me="red: Metalworking; score: Coal; achievements: 2, 3, 4, 5, 6", available="1")
    won = going_on.copy()
    PlayedTable(won).achieve(1)
    assert won.result is not None
    found = []
    for option, (end, asked) in enumerate([(going_on, False), (won, True), (won, False)]):
        prospect = Prospect(option)
        prospect.ends, prospect.asked, prospect.chances = [end], [asked], [1.0]
        found.append(prospect)
    assert [prospect.option for prospect in sorted(found, key=partial(in_order, 0))] == [2, 1, 0]


def test_an_achievement_is_what_speaks_for_claiming_it() -> None:
    key, best = advised(scenario(me="red: Metalworking; score: Coal", available="1, 2"))[0]
    assert (key, best.reason.why, best.reason.against, best.reason.number) == ("achieve:1", "achievements", False, 1)


def test_what_a_demand_takes_speaks_for_it() -> None:
    game = scenario(
        me="red: The Pirate Code; green: Navigation", you="score: Feudalism, Gunpowder, Machinery", available="9"
    )
    reason = dict(advised(game))["dogma:the-pirate-code"].reason
    assert (reason.why, reason.against, reason.seat, reason.number) == ("points", False, 0, 10)


def test_what_another_loses_speaks_for_it_and_what_has_not_changed_does_not() -> None:
    before, after = (scenario(me="red: Archery", you=f"red: Oars; hand: {hand}") for hand in ("Coal, Steam Engine", ""))
    found = [reason for _, reason in weighed([after], [before], 0)]
    assert [(one.why, one.against, one.seat, one.number) for one in found] == [("cards", True, 1, 2)]
    assert weighed([before], [before], 0) == []


def test_a_card_on_a_lower_pile_raises_no_highest_top_card() -> None:
    game = scenario(me="red: Coal; yellow: Masonry; hand: Agriculture, Oars", available="9")
    assert "higher" not in [one.reason.why for _, one in advised(game)]
    higher = scenario(me="red: Archery; hand: Machinery, Oars", available="9")
    raised = [one.reason for key, one in advised(higher) if key == "meld:machinery"]
    assert [(reason.why, reason.number) for reason in raised if reason.why == "higher"] == [("higher", 2)]


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
    advice = rank(observation, 1).advice
    wholes = [{observation.question.options[one.option].key, *one.then} for one in advice]
    assert wholes[0] == {"sailing", "clothing", "the-wheel"}
    assert all(wholes.count(whole) == 1 for whole in wholes)
    assert [wholes[place] for place, one in enumerate(advice) if one.reason.why == WIN] == [wholes[0]]
    assert not advice[0].alone


@pytest.mark.parametrize("sets", [("base",), EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("players", [2, 3])
def test_up_to_six_options_with_the_largest_chance_first(players: int, sets: tuple[str, ...]) -> None:
    several = 0
    for answers in (0, 9, 30, 60, 90):
        session = after_random_answers(f"ranked {answers}", answers, players, sets)
        ranking = rank(knowledge_of(session), 1, FEW)
        told = ranking.advice
        assert 1 <= len(told) <= min(LISTED, len(session.questions[0].options))
        assert len({one.option for one in told}) == len(told)
        chances = [one.chance for one in told]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert all(one.reason.why in REASONS for one in told)
        assert ranking.judge in ("master", "planner")
        assert 1 <= ranking.games <= FEW
        several += len(told) > 3
    assert several, "nowhere more than the three of old"


def test_a_reason_is_a_fact() -> None:
    """Where an option leaves nobody a choice and draws nothing, its reason holds in the game itself."""
    held = 0
    for answers in range(4, 90, 3):
        session = after_random_answers(f"fact {answers}", answers)
        question = session.questions[0]
        for one in rank(knowledge_of(session), 1, FEW).advice:
            key = question.options[one.option].key
            if one.reason.why in FACTS and key.startswith(("meld:", "achieve:")) and not session.answers:
                later = Session(session.start.copy())
                later.answer(question.seat, key)
                before, after = (counted(one.reason.why, game, one.reason.seat) for game in (session.game, later.game))
                assert after - before == (-one.reason.number if one.reason.against else one.reason.number)
                held += 1
    assert held > 20


def test_nobody_is_advised_who_is_not_asked() -> None:
    session = Session(scenario("red: Oars", "red: Archery"))
    with pytest.raises(NotAsked, match="seat 1 has no open question"):
        rank_in(session, 1, [])


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
            assert told(rank(knowledge_of(session), 1, FEW)) == told(rank(knowledge_of(twin), 1, FEW))
            compared += 1
    assert compared > 6


def told(ranking: Ranking) -> list[tuple[int, float, str, bool, int, int]]:
    """All that is advised."""
    return [
        (one.option, one.chance, one.reason.why, one.reason.against, one.reason.seat, one.reason.number)
        for one in ranking.advice
    ]
