"""Undo: back to where information last appeared to anybody, and exactly back."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from splay.core.options import Options
from splay.core.session import (
    INFORMATION,
    NOTHING_TO_UNDO,
    OTHER_DECIDED,
    Session,
    UndoRefused,
)
from splay.sets.scenario import scenario
from splay.views.events import event_view
from splay.views.questions import open_questions
from splay.views.view import view_of
from splay.workbench.hidden_swaps import hidden_from, pair_to_swap
from tests.core.playing import new_session, random_answers, state
from tests.hidden import swapped_session

ME, YOU = 0, 1


def at_table(*answers: str, me: str = "", you: str = "", supply: dict[int, str] | None = None) -> Session:
    """A session in a position, after answers of whoever is asked first."""
    session = Session(scenario(me, you, supply=supply))
    for key in answers:
        session.answer(session.questions[0].seat, key)
    return session


def assert_refused(session: Session, seat: int, reason: str) -> None:
    """The seat cannot undo, is told why, and nothing changes."""
    before, sequence = state(session), session.sequence
    assert session.undo_refusal(seat) == reason
    with pytest.raises(UndoRefused, match=f"cannot undo: {reason}") as refusal:
        session.undo(seat)
    assert refusal.value.reason == reason
    assert state(session) == before
    assert session.sequence == sequence


def test_there_is_nothing_to_undo_at_the_start() -> None:
    assert_refused(at_table(), ME, NOTHING_TO_UNDO)


def test_a_meld_can_be_undone() -> None:
    session = at_table(me="hand: Sailing")
    before = state(session)
    session.answer(ME, "meld:sailing")
    session.undo(ME)
    assert state(session) == before


def test_a_draw_cannot_be_undone() -> None:
    assert_refused(at_table("draw"), ME, INFORMATION)


def test_actions_of_a_turn_can_be_undone_one_after_the_other() -> None:
    session = at_table(me="hand: Sailing, Writing")
    before = state(session)
    session.answer(ME, "meld:sailing")
    session.answer(ME, "meld:writing")
    assert session.questions[0].seat == YOU
    session.undo(ME)
    assert session.questions[0].keys() == ["draw", "meld:writing", "dogma:sailing"]
    session.undo(ME)
    assert state(session) == before


def test_nothing_before_a_draw_can_be_undone() -> None:
    session = at_table("draw", "meld:sailing", me="hand: Sailing")
    session.undo(ME)
    assert_refused(session, ME, INFORMATION)


def test_a_turn_ends_for_good_when_the_next_player_has_decided() -> None:
    session = at_table(
        "meld:sailing", "meld:writing", "meld:clothing", me="hand: Sailing, Writing", you="hand: Clothing"
    )
    assert_refused(session, ME, OTHER_DECIDED)
    session.undo(YOU)
    session.undo(ME)
    assert session.questions[0].seat == ME


def test_only_the_seat_that_answered_last_can_undo() -> None:
    assert_refused(at_table("meld:sailing", me="hand: Sailing"), YOU, OTHER_DECIDED)


def test_an_answer_inside_an_effect_can_be_undone() -> None:
    session = at_table("dogma:pottery", me="blue: Pottery; hand: Sailing, Archery")
    before = state(session)
    session.answer(ME, "sailing")
    session.undo(ME)
    assert state(session) == before


def test_the_answer_that_leads_to_a_draw_cannot_be_undone() -> None:
    session = at_table("dogma:pottery", "sailing", "pass", me="blue: Pottery; hand: Sailing, Archery")
    assert_refused(session, ME, INFORMATION)


def test_another_answer_can_be_given_after_undo() -> None:
    session = at_table("meld:sailing", me="hand: Sailing, Writing")
    session.undo(ME)
    session.answer(ME, "meld:writing")
    assert state(session) == state(at_table("meld:writing", me="hand: Sailing, Writing"))


def test_undo_makes_answers_stale() -> None:
    session = at_table("meld:sailing", me="hand: Sailing")
    sequence = session.sequence
    session.undo(ME)
    assert session.sequence == sequence + 1


def test_tucking_and_splaying_are_no_information() -> None:
    session = at_table("dogma:code-of-laws", me="purple: Code of Laws, Mysticism; hand: City States, Archery")
    before = state(session)
    session.answer(ME, "city-states")
    session.answer(ME, "color:purple")
    session.undo(ME)
    session.undo(ME)
    assert state(session) == before


def test_scoring_a_card_of_ones_own_hand_is_no_information() -> None:
    session = at_table("dogma:philosophy", me="purple: Philosophy; hand: Archery")
    before = state(session)
    session.answer(ME, "archery")
    session.undo(ME)
    assert state(session) == before


def test_a_reveal_is_information() -> None:
    session = at_table("dogma:specialization", me="purple: Specialization; hand: Archery, Sailing")
    session.answer(ME, "archery")
    assert_refused(session, ME, INFORMATION)


def test_a_proof_is_information() -> None:
    session = at_table("dogma:feudalism", me="purple: Feudalism, Monotheism", you="hand: Sailing, Clothing")
    assert session.questions[0].keys() == ["color:purple", "pass"]
    assert_refused(session, ME, INFORMATION)


def test_hidden_cards_changing_hands_are_information() -> None:
    session = at_table("dogma:the-pirate-code", me="red: The Pirate Code", you="score: Archery, Gunpowder")
    assert session.questions[0].seat == ME
    assert [card.name for card in session.game.players[ME].score_pile.cards] == [
        "Gunpowder",
        "Archery",
        "The Pirate Code",
    ]
    assert_refused(session, ME, INFORMATION)


def test_that_another_player_has_a_choice_is_information() -> None:
    # A hand without a crown would have been shown instead.
    session = at_table("dogma:oars", me="red: Oars", you="hand: Sailing, Clothing, Archery")
    assert session.questions[0].seat == YOU
    assert_refused(session, ME, INFORMATION)


def test_the_decision_of_another_player_inside_an_effect_stands() -> None:
    session = at_table("dogma:oars", "sailing", me="red: Oars", you="hand: Sailing, Clothing, Archery")
    assert_refused(session, ME, OTHER_DECIDED)
    assert_refused(session, YOU, INFORMATION)


def test_the_end_of_a_game_is_final() -> None:
    # It publishes the secret of the shuffle.
    session = at_table("draw", me="blue: Software", supply={10: "end"})
    assert session.questions == []
    assert_refused(session, ME, INFORMATION)
    assert_refused(session, YOU, OTHER_DECIDED)


def test_a_first_meld_can_be_taken_back_until_all_are_revealed() -> None:
    session = new_session(Options(3), "retract")
    before = state(session)
    one, two, three = [question.keys() for question in session.questions]
    session.answer(0, one[0])
    session.answer(1, two[0])
    assert_refused(session, 2, OTHER_DECIDED)
    session.undo(0)
    session.undo(1)
    assert state(session) == before
    session.answer(2, three[1])
    session.answer(0, one[1])
    session.answer(1, two[1])
    for seat in range(3):
        assert_refused(session, seat, INFORMATION if seat == 1 else OTHER_DECIDED)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_undo_leads_exactly_back_and_redo_forth(players: int) -> None:
    undone = 0
    for number in range(3):
        session = new_session(Options(players), f"undo {number}")
        for seat, key in random_answers(session, Random(number)):
            before = state(session)
            session.answer(seat, key)
            if session.undo_refusal(seat) == "":
                after, sequence = state(session), session.sequence
                session.undo(seat)
                assert state(session) == before
                session.answer(seat, key)
                assert state(session) == after
                assert session.sequence == sequence + 2
                undone += 1
    assert undone > 100


def test_several_answers_can_be_undone_in_a_row() -> None:
    session = new_session(Options(2), "row")
    longest = 0
    for seat, key in random_answers(session, Random(1)):
        session.answer(seat, key)
        behind = []
        while session.undo_refusal(seat) == "":
            behind.append(session.all_answers()[-1])
            session.undo(seat)
        longest = max(longest, len(behind))
        for answer in reversed(behind):
            session.answer(*answer)
    assert longest > 4


def test_cards_picked_unseen_cannot_be_put_back() -> None:
    picked = 0
    for number in range(30):
        session = new_session(Options(3), f"unseen {number}")
        for seat, key in random_answers(session, Random(number)):
            session.answer(seat, key)
            if key.startswith("unseen:"):
                assert session.undo_refusal(seat) == INFORMATION, (number, len(session.past), key)
                picked += 1
    assert picked > 5


def told(session: Session, seat: int, since: int) -> list[bytes]:
    """All that a seat is told, of the events those from a number on."""
    events = [event_view(event, seat) for event in session.events[since:]]
    return [msgspec.json.encode(part) for part in (view_of(session.game, seat), open_questions(session, seat), events)]


def lookalike(session: Session, seat: int, random: Random) -> Session | None:
    """The running action with two cards swapped that the seat cannot see; None if that cannot be or is noticed."""
    pair = pair_to_swap(session.game, seat, random)
    if pair is None or not all(card in hidden_from(session.start, seat) for card in pair):
        return None
    twin = swapped_session(session, *pair)
    since = len(session.finished_events)
    return None if twin is None or told(twin, seat, 0) != told(session, seat, since) else twin


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_can_undo_an_answer_has_learned_nothing_by_it(players: int) -> None:
    compared = 0
    for number in range(12):
        random = Random(number)
        session = new_session(Options(players), f"learn {number}")
        for seat, key in random_answers(session, random):
            twin = lookalike(session, seat, random) if random.random() < 0.5 else None
            since = len(session.finished_events)
            session.answer(seat, key)
            if twin is not None and session.undo_refusal(seat) == "":
                twin.answer(seat, key)
                assert told(twin, seat, 0) == told(session, seat, since), f"{key} told seat {seat} something"
                assert twin.undo_refusal(seat) == ""
                compared += 1
    assert compared > 50
