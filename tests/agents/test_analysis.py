"""Which actions turned a game, and what the planner would have done by what the seat knew."""

from __future__ import annotations

import pytest

from splay.agents.analysis import MOST, advice_before, turning_points
from splay.core.question import Answer
from splay.core.session import Session
from splay.sets.scenario import scenario
from tests.agents.sessions import after_random_answers, new_session


@pytest.mark.parametrize(("players", "teams"), [(2, "none"), (5, "none"), (4, "13-24")])
def test_they_are_the_largest_changes_in_the_order_of_the_game(players: int, teams: str) -> None:
    start, answers, winners = whole_game(players, teams)
    points = turning_points(start.game, answers, winners)
    assert 1 <= len(points) <= MOST
    assert [point.answers for point in points] == sorted(point.answers for point in points)
    for point in points:
        assert answers[point.answers][0] == point.seat
        assert abs(point.change) >= 0.04


def test_what_the_planner_would_have_done_is_an_answer_that_there_was() -> None:
    start, answers, winners = whole_game(2)
    points = turning_points(start.game.copy(), answers, winners)
    session = Session(start.game)
    for number, (seat, key) in enumerate(answers):
        if number in {point.answers for point in points}:
            question = session.question_for(seat)
            assert question is not None
            [best, *_] = advice_before(session, seat)
            assert 0 <= best.option < len(question.options)
        session.answer(seat, key)


def test_nobody_is_advised_who_is_not_asked() -> None:
    session = Session(scenario("red: Oars", "red: Archery"))
    with pytest.raises(ValueError, match="seat 1 has no open question"):
        advice_before(session, 1)


def whole_game(players: int, teams: str = "none") -> tuple[Session, list[Answer], list[int]]:
    """A random game: a session at its deal, all answers, who won."""
    over = after_random_answers("analysis", 10_000, players, teams=teams)
    assert over.game.result is not None
    return new_session("analysis", players, teams=teams), over.all_answers(), over.game.result.winners
