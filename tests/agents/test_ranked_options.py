"""All options worth a look, each with its chance to win: the best first, nothing said twice."""

from __future__ import annotations

import pytest

from splay.agents.advice import LISTED, LITTLE, UNSAID, WIN, Advice, advise, ranked_options
from splay.core.game import Game
from splay.sets.scenario import from_text, scenario
from tests.agents.planner_positions import POSITIONS
from tests.agents.sessions import after_random_answers, knowledge_of, turn_knowledge
from tests.sets.together.tables import EVERYTHING

FEW = 4
"""In so many worlds it is quick, and right where one answer is plainly best."""


def ranked(game: Game) -> list[tuple[str, Advice]]:
    """All that is told of a position, by the keys of the options."""
    observation = turn_knowledge(game)
    return [(observation.question.options[one.option].key, one) for one in ranked_options(observation, 1, FEW)]


@pytest.mark.parametrize("sets", [("base",), EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("players", [2, 3])
def test_up_to_six_options_with_the_largest_chance_first(players: int, sets: tuple[str, ...]) -> None:
    several = 0
    for answers in (0, 9, 30, 60, 90):
        session = after_random_answers(f"ranked {answers}", answers, players, sets)
        told = ranked_options(knowledge_of(session), 1, FEW)
        offered = len(session.questions[0].options)
        assert 1 <= len(told) <= min(LISTED, offered)
        assert len({one.option for one in told}) == len(told)
        chances = [one.chance for one in told]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        several += len(told) > 3
    assert several, "nowhere more than the three of old"


def test_nothing_is_said_of_two_options() -> None:
    unsaid = 0
    for answers in range(0, 60, 7):
        told = ranked_options(knowledge_of(after_random_answers(f"own {answers}", answers)), 1, FEW)
        said = [(one.why, one.against, one.seat) for one in told if one.why not in (UNSAID, WIN)]
        assert len(set(said)) == len(said)
        assert told[0].why != UNSAID
        assert LITTLE not in [one.why for one in told[1:]]
        unsaid += sum(one.why == UNSAID for one in told)
    assert unsaid, "each had something of its own: nothing is tested"


def test_what_wins_is_certain_and_what_leaves_it_to_the_others_is_not() -> None:
    key, best = ranked(from_text(POSITIONS["sixth achievement"].text))[0]
    assert (key, best.chance, best.why) == ("achieve:4", 1.0, WIN)
    others = ranked(from_text(POSITIONS["sixth achievement"].text))[1:]
    assert others
    assert all(one.chance < 1.0 for _, one in others)


def test_the_three_advised_are_those_of_which_something_is_said() -> None:
    observation = turn_knowledge(scenario(me="red: Metalworking; score: Coal", available="1, 2"))
    said = [one.option for one in ranked_options(observation, 1, FEW) if one.why != UNSAID]
    assert [one.option for one in advise(observation, 1, FEW)] == said[:3]
