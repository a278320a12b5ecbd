"""Which actions turned a game, and what the planner would have done by what the seat knew."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from splay.agents.analysis import MOST, advice_before, turning_points
from splay.agents.chances import chances
from splay.core.expansion import BASE
from splay.core.options import sets_named
from splay.core.question import ASK_ACTION, ASK_FREE_ACTION, Answer
from splay.core.session import Session
from splay.sets.scenario import scenario
from tests.agents.sessions import after_random_answers, new_session


@pytest.mark.parametrize(("players", "teams"), [(2, "none"), (5, "none"), (4, "13-24")])
def test_they_are_the_largest_changes_in_the_order_of_the_game(players: int, teams: str) -> None:
    start, answers = whole_game(players, teams)
    points = turning_points(start.game, answers)
    assert 1 <= len(points) <= MOST
    assert [point.answers for point in points] == sorted(point.answers for point in points)
    for point in points:
        assert answers[point.answers][0] == point.seat
        assert abs(point.change) >= 0.04


def test_what_the_planner_would_have_done_is_an_answer_that_there_was() -> None:
    start, answers = whole_game(2)
    points = turning_points(start.game.copy(), answers)
    session = Session(start.game)
    for number, (seat, key) in enumerate(answers):
        if number in {point.answers for point in points}:
            question = session.question_for(seat)
            assert question is not None
            [best, *_] = advice_before(session, seat)
            assert 0 <= best.option < len(question.options)
        session.answer(seat, key)


@pytest.mark.parametrize("seed", range(8))
def test_what_a_free_action_brings_is_owed_to_no_action_before_it(seed: int) -> None:
    start, answers = whole_game(2, sets=sets_named("artifacts"), seed=f"free {seed}")
    points = turning_points(start.game.copy(), answers)
    session = Session(start.game)
    before: dict[int, list[float]] = {}
    for number, (seat, key) in enumerate(answers):
        if session.questions[0].kind in (ASK_ACTION, ASK_FREE_ACTION):
            before[number] = chances(session.game)
        session.answer(seat, key)
    before[len(answers)] = chances(session.game)
    moments = sorted(before)
    for point in points:
        following = moments[moments.index(point.answers) + 1]
        assert point.after == pytest.approx(before[following][point.seat])


def test_an_end_that_no_answer_brought_is_owed_to_no_action() -> None:
    session = after_random_answers("resigned", 60)
    assert session.game.result is None
    start = new_session("resigned").game
    answers = session.all_answers()
    last = turning_points(start, answers)[-1]
    assert 0 < last.after < 1


def test_nobody_is_advised_who_is_not_asked() -> None:
    session = Session(scenario("red: Oars", "red: Archery"))
    with pytest.raises(ValueError, match="seat 1 has no open question"):
        advice_before(session, 1)


def whole_game(
    players: int, teams: str = "none", sets: Sequence[str] = (BASE,), seed: str = "analysis"
) -> tuple[Session, list[Answer]]:
    """A random game: a session at its deal, and all answers."""
    over = after_random_answers(seed, 10_000, players, sets, teams)
    assert over.game.result is not None
    return new_session(seed, players, sets=sets, teams=teams), over.all_answers()
