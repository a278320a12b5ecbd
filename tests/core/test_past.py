"""What a session remembers, and what it can be told not to."""

from __future__ import annotations

from random import Random

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.past import KEPT_EVERY
from splay.core.scenario import position_of
from splay.core.session import INFORMATION, Session, UndoRefused
from splay.sets import new_game
from tests.core.playing import facts, new_session, random_answers


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_is_taken_back_is_as_it_was(players: int) -> None:
    """All the way to the deal, across actions whose starts are kept and others that are played again."""
    session = new_session(Options(players), "back")
    was = []
    for seat, key in random_answers(session, Random(players)):
        was.append((position_of(session.start), session.questions[0].keys(), len(session.events), session.known))
        session.answer(seat, key)
    told = [facts(event) for event in session.events]
    assert len(session.past) > KEPT_EVERY
    for position, keys, events, known in reversed(was):
        session.take_back()
        assert position_of(session.start) == position
        assert session.questions[0].keys() == keys
        assert [facts(event) for event in session.events] == told[:events]
        assert session.known == known or not session.answers
    with pytest.raises(UndoRefused, match="nothing"):
        session.take_back()


def test_after_taking_back_the_same_game_can_be_played_again() -> None:
    session = new_session(Options(), "again")
    answers = list(played_by_chance(session))
    end = position_of(session.start)
    for _ in range(len(answers) - 10):
        session.take_back()
    for seat, key in answers[10:]:
        session.answer(seat, key)
    assert position_of(session.start) == end
    assert session.all_answers() == answers


def played_by_chance(session: Session) -> list[tuple[int, str]]:
    """Plays a session to its end; the answers."""
    given = []
    for seat, key in random_answers(session, Random(7)):
        given.append((seat, key))
        session.answer(seat, key)
    return given


def test_a_session_without_events_plays_the_same_game() -> None:
    loud, silent = (Session(new_game(Options(3), secret_from_seed("silent")), events=told) for told in (True, False))
    for seat, key in random_answers(loud, Random(4)):
        loud.answer(seat, key)
        silent.answer(seat, key)
        assert silent.events == []
    assert position_of(silent.start) == position_of(loud.start)


def test_a_session_without_events_cannot_tell_who_learned_what() -> None:
    session = Session(new_game(Options(), secret_from_seed("silent")), events=False)
    for seat, key in random_answers(session, Random(5)):
        session.answer(seat, key)
        if len(session.past) > 3:
            break
    seat = session.last_answerer()
    assert session.undo_refusal(seat) == INFORMATION
    answers = session.all_answers()
    assert session.take_back() == answers[-1][1]
    assert session.all_answers() == answers[:-1]


def test_a_session_without_history_remembers_the_running_action_alone() -> None:
    session = Session(new_game(Options(), secret_from_seed("brief")), history=False)
    twin = new_session(Options(), "brief")
    for seat, key in random_answers(twin, Random(6)):
        twin.answer(seat, key)
        session.answer(seat, key)
        assert (len(session.past), session.finished_events) == (0, [])
        assert session.answers == twin.answers
        if session.answers:
            assert session.take_back() == key
            session.answer(seat, key)
        else:
            with pytest.raises(UndoRefused, match="nothing"):
                session.take_back()
    assert position_of(session.start) == position_of(twin.start)
    with pytest.raises(ValueError, match="forgotten"):
        session.beginning()


def test_a_session_that_has_forgotten_still_says_who_answered_last() -> None:
    session = new_session(Options(), "forgetful")
    for seat, key in random_answers(session, Random(8)):
        session.answer(seat, key)
        if len(session.past) == 5 and not session.answers:
            break
    last = session.last_answerer()
    session.forget()
    assert session.last_answerer() == last
    with pytest.raises(UndoRefused, match="nothing"):
        session.take_back()
    with pytest.raises(ValueError, match="forgotten"):
        session.beginning()
    for seat, key in random_answers(session, Random(9)):
        session.answer(seat, key)
    for _ in range(20):
        session.take_back()


@pytest.mark.parametrize("players", [2, 4])
def test_many_answers_are_taken_back_at_once_and_every_card_lies_where_it_lay(players: int) -> None:
    session, chance = new_session(Options(players), "return"), Random(players)
    was = []
    for seat, key in random_answers(session, Random(players)):
        was.append((position_of(session.start), session.questions[0].keys(), len(session.events), session.answers[:]))
        session.answer(seat, key)
    answers, sequence = session.all_answers(), session.sequence
    while session.all_answers():
        count = chance.randrange(max(len(session.all_answers()) - 60, 0), len(session.all_answers()))
        session.return_to(count)
        position, keys, events, running = was[count]
        assert position_of(session.start) == position
        assert (session.questions[0].keys(), len(session.events), session.answers) == (keys, events, running)
        assert session.all_answers() == answers[:count]
        assert session.sequence > sequence
        sequence = session.sequence
    with pytest.raises(UndoRefused, match="nothing"):
        session.return_to(0)


def test_the_last_decision_of_some_seats_is_found() -> None:
    session = new_session(Options(3), "decision")
    assert session.last_decision([0, 1, 2]) == -1
    for seat, key in random_answers(session, Random(1)):
        session.answer(seat, key)
        if len(session.all_answers()) == 40:
            break
    seats_of = [seat for seat, _ in session.all_answers()]
    for seats in ([0], [2], [0, 1]):
        place = session.last_decision(seats)
        assert seats_of[place] in seats
        assert not {*seats} & {*seats_of[place + 1 :]}


def test_a_session_that_has_forgotten_does_not_return_to_what_it_forgot() -> None:
    session = new_session(Options(), "forgotten return")
    for seat, key in random_answers(session, Random(8)):
        session.answer(seat, key)
        if len(session.past) == 5 and not session.answers:
            break
    session.forget()
    with pytest.raises(UndoRefused, match="nothing"):
        session.return_to(0)
