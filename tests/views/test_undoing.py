"""How far a seat is told that it can undo, and why not further."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from splay.core.options import Options
from splay.core.session import Session
from splay.locale.catalogue import load
from splay.sets.scenario import scenario
from splay.views.undoing import NO_UNDO, UndoReach, undo_reach
from splay.views.wording import Wording
from tests.core.playing import new_session, random_answers, state
from tests.views.places import at

ME, YOU = 0, 1


def at_table(*answers: str, me: str = "", you: str = "", supply: dict[int, str] | None = None) -> Session:
    """A session in a position, after answers of whoever is asked first."""
    session = Session(scenario(me, you, supply=supply))
    for key in answers:
        session.answer(session.questions[0].seat, key)
    return session


def keys(reach: UndoReach) -> list[str]:
    """The answers that can be taken back."""
    return [step.option.key for step in reach.steps]


def told(reach: UndoReach) -> tuple[str, int, str, list[str]]:
    """Why it ends there: the reason, whose doing, what was seen, and of which card."""
    event = reach.event
    cards = [] if event is None else [card.card for card in event.cards]
    return reach.reason, reach.seat, "" if event is None else event.kind, cards


def test_before_the_first_answer_there_is_nothing() -> None:
    assert undo_reach(at_table(me="hand: Sailing"), ME) == NO_UNDO


def test_several_actions_the_last_one_first() -> None:
    reach = undo_reach(at_table("meld:sailing", "meld:writing", me="hand: Sailing, Writing"), ME)
    assert keys(reach) == ["meld:writing", "meld:sailing"]
    assert [step.kind for step in reach.steps] == ["action", "action"]
    assert told(reach) == ("nothing", -1, "", [])


def test_undo_ends_at_the_card_that_was_drawn() -> None:
    reach = undo_reach(at_table("draw", "meld:writing", me="hand: Writing", supply={1: "Archery"}), ME)
    assert keys(reach) == ["meld:writing"]
    assert told(reach) == ("information", -1, "draw", ["archery"])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_session_that_has_forgotten_tells_the_same(seat: int) -> None:
    kept = at_table("draw", me="blue: Tools; hand: Oars", supply={1: "Sailing"})
    forgetful = kept.fork()
    forgetful.forget()
    assert undo_reach(forgetful, seat) == undo_reach(kept, seat)
    for session in (kept, forgetful):
        session.answer(0, "meld:oars")
    assert undo_reach(forgetful, seat) == undo_reach(kept, seat)


def test_the_drawer_of_a_card_alone_is_told_which_it_was() -> None:
    session = at_table("draw", "meld:writing", "draw", me="hand: Writing", supply={1: "Archery"})
    assert undo_reach(session, YOU).event is not None
    assert told(undo_reach(session, ME)) == ("other_player", YOU, "", [])


def test_an_answer_within_an_effect_says_of_which_card() -> None:
    me = "purple: Code of Laws, Mysticism; hand: City States, Archery"
    session = at_table("dogma:code-of-laws", "city-states", "color:purple", me=me)
    assert session.questions[0].seat == ME
    reach = undo_reach(session, ME)
    assert keys(reach) == ["color:purple", "city-states", "dogma:code-of-laws"]
    splay, tuck, dogma = reach.steps
    assert splay.why is not None
    assert (splay.why.card, splay.kind) == ("code-of-laws", "splay")
    assert (tuck.kind, tuck.option.place) == ("card", at("hand.0"))
    words = Wording(load(), ["Ann", "Bob"], session.game.deck)
    assert [words.message(step.message) for step in reach.steps] == [
        "Code of Laws: purple",
        "Code of Laws: City States",
        "Dogma Code of Laws",
    ]
    assert dogma.why is None


def test_the_turn_before_was_somebody_elses() -> None:
    session = at_table(
        "meld:sailing", "meld:writing", "meld:clothing", me="hand: Sailing, Writing", you="hand: Clothing"
    )
    assert keys(undo_reach(session, YOU)) == ["meld:clothing"]
    assert told(undo_reach(session, YOU)) == ("other_player", ME, "", [])
    assert told(undo_reach(session, ME)) == ("other_player", YOU, "", [])


def test_that_somebody_else_is_asked_tells_something() -> None:
    session = at_table("dogma:oars", me="red: Oars", you="hand: Sailing, Clothing, Archery")
    assert told(undo_reach(session, ME)) == ("information", YOU, "", [])


def test_a_card_revealed() -> None:
    session = at_table("dogma:specialization", "archery", me="purple: Specialization; hand: Archery, Sailing")
    assert told(undo_reach(session, ME)) == ("information", -1, "reveal", ["archery"])


def test_a_hidden_card_that_changes_hands() -> None:
    session = at_table("dogma:the-pirate-code", me="red: The Pirate Code", you="score: Archery, Gunpowder")
    reason, _, kind, cards = told(undo_reach(session, ME))
    assert (reason, kind) == ("information", "transfer")
    assert set(cards) <= {"archery", "gunpowder"}


ENDS = [
    ([], {}, "There is nothing to take back."),
    (["draw", "meld:writing"], {"me": "hand: Writing", "supply": {1: "Archery"}}, "something new: Ann draws Archery."),
    (["dogma:oars"], {"me": "red: Oars", "you": "hand: Sailing, Clothing"}, "Bob is asked now"),
    (["draw", "draw", "meld:sailing"], {"you": "hand: Sailing"}, "Bob has decided since"),
]


@pytest.mark.parametrize(("answers", "cards", "words"), ENDS)
def test_why_not_further_is_said_with_the_card_seen_or_whoever_decided(
    answers: list[str], cards: dict[str, Any], words: str
) -> None:
    session = at_table(*answers, **cards)
    told = Wording(load(), ["Ann", "Bob"], session.game.deck).message(undo_reach(session, ME).message)
    assert words in told


def test_a_first_meld_is_the_first_answer_of_all() -> None:
    session = new_session(Options(2), "first")
    session.answer(0, session.questions[0].keys()[0])
    reach = undo_reach(session, 0)
    assert [step.kind for step in reach.steps] == ["first_meld"]
    assert told(reach) == ("nothing", -1, "", [])


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_told_is_what_can_be_done_and_nothing_changes(players: int) -> None:
    """In whole games: as many answers can be taken back as are told, no more, and what ended it is shown."""
    longest, shown = 0, set()
    session = new_session(Options(players), "reach")
    for number, (seat, key) in enumerate(random_answers(session, Random(players))):
        session.answer(seat, key)
        if number % 3:
            continue
        before = state(session)
        reach = undo_reach(session, seat)
        assert state(session) == before
        back = session.fork()
        assert [back.undo(seat) for _ in reach.steps] == keys(reach)
        if back.start.started:
            assert back.undo_refusal(seat) == reach.reason
        if reach.reason == "information" and session.questions:
            by_chance = key.startswith("unseen:")
            assert reach.event is not None or reach.seat >= 0 or by_chance, (number, key)
            shown.add(reach.event.kind if reach.event is not None else "asked")
        longest = max(longest, len(reach.steps))
    assert longest >= 3
    assert {"draw", "asked"} <= shown
