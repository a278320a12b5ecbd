"""Giving up: with two sides the game ends where it stands, with more it only is noted."""

from __future__ import annotations

import json
from random import Random

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.records import BadRecord, Record
from splay.records.record import from_data
from splay.sets import new_game
from splay.sets.scenario import scenario
from tests.core.playing import random_answers, state


def session_after(options: Options, answers: int) -> Session:
    """A game after so many random answers."""
    session = Session(new_game(options, secret_from_seed("resigning")))
    for number, (seat, key) in enumerate(random_answers(session, Random(5))):
        if number == answers:
            break
        session.answer(seat, key)
    return session


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 40, 41, 42])
def test_of_two_players_the_other_wins(answers: int) -> None:
    session = session_after(Options(), answers)
    told = session.event_count()
    session.resign(1)
    result = session.start.result
    assert result is not None
    assert (result.reason, result.winners) == ("resigned", [0])
    assert session.questions == []
    assert [(event.kind, event.seat) for event in session.events_after(told)] == [("end", 1)]
    assert len(session.all_answers()) == answers


def test_of_two_teams_the_other_wins() -> None:
    session = session_after(Options(players=4, teams="13-24"), 30)
    session.resign(2)
    assert session.start.result is not None
    assert session.start.result.winners == [1, 3]


def test_in_the_middle_of_an_effect_the_cards_stay_where_they_are() -> None:
    session = Session(scenario("red: Oars", "hand: Sailing, Archery"))
    session.answer(0, "dogma:oars")
    before = position_of(session.game)
    session.resign(1)
    assert session.start.result is not None
    assert {key: value for key, value in position_of(session.start).items() if key == "players"} == {
        "players": before["players"]
    }
    assert session.game.run is None


def test_of_three_the_game_goes_on() -> None:
    session = session_after(Options(players=3), 20)
    asked = [question.seat for question in session.questions]
    session.resign(1)
    assert session.start.result is None
    assert [question.seat for question in session.questions] == asked
    assert session.resigned == [(1, 20)]


def test_taking_back_takes_the_end_back() -> None:
    session = session_after(Options(), 31)
    before = session_after(Options(), 30)
    session.resign(0)
    session.take_back()
    assert state(session) == state(before)
    assert session.resigned == []


@pytest.mark.parametrize("answers", [0, 1, 25, 26])
def test_a_record_ends_as_the_game_did(answers: int) -> None:
    session = session_after(Options(), answers)
    session.resign(0)
    data = json.loads(json.dumps(Record.of(session).to_json()))
    assert (data["result"], data["resigned"]) == ("resigned", [[0, answers]])
    again = from_data(data)
    assert state(again.session()) == state(session)
    assert again.to_json() == data


@pytest.mark.parametrize("answers", [(6, 9), (0, 12)])
def test_a_record_knows_who_gave_up_in_a_game_that_went_on(answers: tuple[int, int]) -> None:
    session = session_after(Options(players=4), answers[0])
    session.resign(3)
    for number, (seat, key) in enumerate(random_answers(session, Random(6))):
        if number == answers[1]:
            break
        session.answer(seat, key)
    again = from_data(json.loads(json.dumps(Record.of(session).to_json())))
    assert again.session().resigned == [(3, answers[0])]
    assert state(again.session()) == state(session)


@pytest.mark.parametrize("resigned", [1, [[5, 0]], [[0, 99]], [[0]], [["0", 0]], [[True, 0]]])
def test_a_record_says_what_is_wrong_with_those_who_gave_up(resigned: object) -> None:
    data = Record.of(session_after(Options(), 4)).to_json()
    with pytest.raises(BadRecord, match=r"^resigned: "):
        from_data({**data, "resigned": resigned})
