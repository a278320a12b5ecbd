"""Events that are told to several: made once for all who see the same of them."""

from __future__ import annotations

from random import Random

from splay.core.options import Options
from splay.views.events import event_view
from splay.views.told_events import MOST, ToldEvents
from splay.views.view import ALL_SEEING, SPECTATOR
from tests.core.playing import new_session, random_answers


def test_everybody_is_told_what_each_alone_would_be() -> None:
    session, told = new_session(Options(3), "told"), ToldEvents()
    heard = 0
    for seat, key in random_answers(session, Random("told")):
        session.answer(seat, key)
        for event in session.events[heard:]:
            for viewer in (ALL_SEEING, SPECTATOR, 0, 1, 2):
                for with_message in (True, False):
                    assert told.view(event, viewer, with_message) == event_view(event, viewer, with_message)
        heard = len(session.events)
    assert heard > 100
    assert len(told.told) == MOST


def test_an_event_is_made_once_for_those_who_saw_its_cards_and_once_for_the_others() -> None:
    session, told = new_session(Options(3), "told"), ToldEvents()
    for seat, key in random_answers(session, Random("told")):
        session.answer(seat, key)
        if any(event.kind == "draw" for event in session.events):
            break
    draw = next(event for event in session.events if event.kind == "draw")
    own, other, third = (told.view(draw, viewer) for viewer in (draw.seat, (draw.seat + 1) % 3, (draw.seat + 2) % 3))
    assert own is told.view(draw, draw.seat)
    assert other is third
    assert own is not other
    assert own.cards[0].card != ""
    assert other.cards[0].card == ""
