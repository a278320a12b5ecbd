"""What Undo says that it undoes, and what those are told who are asked."""

from __future__ import annotations

from splay.core.session import Session
from splay.locale.catalogue import load
from splay.sets.scenario import scenario
from splay.views.messages import Message
from splay.views.told_events import ToldEvents
from splay.views.undoing import Undone, undo_message, wish_message
from splay.views.view import SPECTATOR
from splay.views.wording import Wording

ANN, BOB = 0, 1


def at_table(*answers: str, me: str, you: str = "", supply: dict[int, str] | None = None) -> tuple[Session, Undone]:
    """A session after Ann's answers, and what undoing the last of them takes away."""
    session = Session(scenario(me, you, supply=supply))
    for key in answers[:-1]:
        session.answer(ANN, key)
    before = session.event_count()
    session.answer(ANN, answers[-1])
    return session, Undone(ANN, session.events_after(before), answered=False, told=ToldEvents())


def said(session: Session, message: Message) -> str:
    """A message in words."""
    return Wording(load(), ["Ann", "Bob"], session.game.deck).message(message)


def test_an_action_is_named_by_what_it_did() -> None:
    session, undone = at_table("draw", me="red: Oars", supply={1: "Tools"})
    assert said(session, undo_message(undone, ANN, [])) == "Undo: Ann drew Tools."
    session, undone = at_table("meld:tools", me="hand: Tools")
    assert said(session, undo_message(undone, ANN, [])) == "Undo: Ann melded Tools."
    session, undone = at_table("dogma:oars", me="red: Oars", supply={1: "Tools"})
    assert said(session, undo_message(undone, ANN, [BOB])) == "Ask Bob to undo: Ann used Oars."


def test_those_who_are_asked_are_told_no_hidden_card() -> None:
    session, undone = at_table("draw", me="red: Oars", supply={1: "Tools"})
    assert said(session, wish_message(undone, ANN, SPECTATOR)) == "Ann asked to undo this: Ann drew a [1]."


def test_an_answer_within_an_effect_is_named_by_what_it_did() -> None:
    session, undone = at_table("dogma:code-of-laws", "city-states", me="purple: Code of Laws; hand: City States")
    assert said(session, undo_message(undone, ANN, [])) == "Undo: Ann tucked City States."


def test_those_who_are_asked_read_which_card_it_was_for() -> None:
    session, undone = at_table("dogma:code-of-laws", "city-states", me="purple: Code of Laws; hand: City States")
    told = said(session, wish_message(undone, ANN, SPECTATOR))
    assert told == "Ann asked to undo this, with Code of Laws: Ann tucked City States."


def test_a_choice_that_has_done_nothing_yet_is_a_choice() -> None:
    session = Session(scenario("red: Oars"))
    own, seen_by_bob = (
        Undone(ANN, [], answered=False, told=ToldEvents()),
        Undone(ANN, [], answered=True, told=ToldEvents()),
    )
    assert said(session, undo_message(own, ANN, [])) == "Undo your last choice."
    assert said(session, undo_message(seen_by_bob, BOB, [])) == "Undo Ann's last choice and everything after it."
    assert said(session, undo_message(own, ANN, [BOB])) == "Ask Bob to undo your last choice."
    assert said(session, wish_message(own, ANN, SPECTATOR)) == "Ann asked to undo a choice."
