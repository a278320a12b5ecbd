"""The actions of a game: what each drew, and whether a choice was left in it."""

from __future__ import annotations

import pytest

from splay.agents.review.moments import GameWalk
from splay.core.session import AnswerRefused
from splay.sets.scenario import from_text, scenario
from tests.agents.sessions import after_random_answers, new_session


def test_what_an_action_drew_and_whether_anybody_chose_in_it() -> None:
    start = from_text("""
        me: green: Sailing; purple: Philosophy; hand: Oars
        you: red: Archery
        supply 1: Pottery, Tools
    """)
    answers = [(0, "dogma:sailing"), (0, "dogma:philosophy"), (0, "oars"), (1, "draw")]
    sailing, philosophy, draw = GameWalk(start, answers).actions()
    assert (sailing.answers, sailing.key, sailing.drawn, sailing.chosen) == (0, "dogma:sailing", ["pottery"], False)
    assert (philosophy.answers, philosophy.drawn, philosophy.chosen) == (1, [], True)
    assert (draw.answers, draw.seat, draw.turn, draw.drawn) == (3, 1, start.turn_number + 1, ["tools"])


def test_the_walk_goes_back_and_forth_and_leaves_the_start_as_it_is() -> None:
    over = after_random_answers("walk", 40)
    walk = GameWalk(new_session("walk").game, over.all_answers())
    first, *_, last = walk.actions()
    keys = [walk.observation(action).question.keys() for action in (last, first, last)]
    assert keys[0] == keys[2]
    assert walk.start.turn_number == new_session("walk").game.turn_number


def test_answers_that_the_rules_do_not_allow_are_refused() -> None:
    start = scenario("red: Oars", "red: Archery")
    with pytest.raises(AnswerRefused):
        GameWalk(start, [(0, "meld:tools")]).actions()
    with pytest.raises(AnswerRefused, match="seat 1 has no open question at answer 0"):
        GameWalk(start, [(1, "draw")]).actions()
