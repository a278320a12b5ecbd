"""Events as a seat sees them: faces for those who saw them, backs for the others."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from splay.core.event import ACTION, ELIMINATE, EVERYBODY, LOOK, PUT_BACK, RULES_CHANGED, TURN, Event
from splay.core.event_kind import EVENT_KINDS
from splay.core.expansion import EXPANSIONS
from splay.core.options import Options
from splay.core.session import Session
from splay.core.symbols import ICONS
from splay.sets.scenario import scenario
from splay.views.cards_and_places import Shown
from splay.views.events import event_view
from splay.views.messages import ColorArgument, Message, PlayerArgument
from splay.views.model import EventView
from splay.views.view import SPECTATOR
from tests.core.playing import TABLES, name_of, new_session, random_answers
from tests.views.places import at

ME, YOU, THIRD = 0, 1, 2


def after(*answers: str, me: str = "", you: str = "", supply: dict[int, str] | None = None) -> Session:
    """A session of three after these answers of whoever is asked."""
    session = Session(scenario(me, you, "", supply=supply))
    for key in answers:
        session.answer(session.questions[0].seat, key)
    return session


def seen(session: Session, viewer: int, kind: str) -> EventView:
    """The first event of a kind as a seat sees it."""
    return next(event_view(event, viewer, with_message=False) for event in session.events if event.kind == kind)


def test_a_draw_is_seen_by_whoever_draws() -> None:
    session = after("draw", supply={1: "Oars"})
    mine = seen(session, ME, "draw")
    assert mine == EventView("draw", ME, [Shown(1, card="oars")], at("supply.base.1"), at("hand.0"), does="move")
    for viewer in (YOU, THIRD, SPECTATOR):
        assert seen(session, viewer, "draw").cards == [Shown(1)]


def test_a_meld_is_seen_by_all() -> None:
    session = after("meld:oars", me="hand: Oars")
    for viewer in (ME, YOU, SPECTATOR):
        assert seen(session, viewer, "meld").cards == [Shown(1, card="oars")]


def test_a_transfer_between_hands_is_seen_by_both() -> None:
    session = after("dogma:archery", me="red: Archery", you="hand: Coal", supply={1: "Oars"})
    event = seen(session, ME, "transfer")
    assert (event.source, event.target, event.seat) == (at("hand.1"), at("hand.0"), YOU)
    assert event.cards == seen(session, YOU, "transfer").cards == [Shown(5, card="coal")]
    assert seen(session, THIRD, "transfer").cards == [Shown(5)]


def test_a_proof_is_seen_by_all() -> None:
    session = after("dogma:oars", me="red: Oars", you="hand: Archery")
    assert seen(session, THIRD, "proof").cards == [Shown(1, card="archery")]


def test_an_effect_says_who_does_it_and_why() -> None:
    session = after("dogma:oars", me="red: Oars", you="hand: Archery")
    event = seen(session, SPECTATOR, "effect")
    assert event.why is not None
    assert (event.why.card, event.why.effect, event.why.launcher, event.why.executing) == ("oars", "demand", ME, YOU)
    assert (event.why.role, event.why.icon, event.why.counts) == ("demanded", "castle", [2, 0, 0])


def test_events_inside_an_effect_say_which() -> None:
    session = after("dogma:the-wheel", me="green: The Wheel")
    event = seen(session, YOU, "draw")
    assert event.why is not None
    assert (event.why.card, event.why.effect, event.why.role) == ("the-wheel", "dogma", "")


def test_actions_are_told_without_a_reason() -> None:
    event = seen(after("dogma:the-wheel", me="green: The Wheel"), YOU, "action")
    assert (event.action, event.why, event.cards) == ("dogma", None, [Shown(1, card="the-wheel")])
    assert not event.plain


def test_a_splay_has_a_color_and_a_direction() -> None:
    session = after("dogma:philosophy", "color:purple", me="purple: Philosophy, Mysticism")
    splay = event_view(next(event for event in session.events if event.kind == "splay"), YOU)
    assert splay.message is not None
    assert splay.message.arguments["color"] == ColorArgument("purple")
    assert (splay.direction, splay.cards) == ("left", [])


def test_the_end_names_its_reason() -> None:
    session = after("draw", me="blue: Software", supply={10: "end"})
    end = event_view(next(event for event in session.events if event.kind == "end"), SPECTATOR)
    assert end.message == Message("event-end-score", {"player": PlayerArgument(0)})
    assert (end.seat, end.does, end.begins) == (0, "", True)


def test_every_kind_of_event_survives_the_wire() -> None:
    kinds = set()
    for number in range(30):
        session = new_session(Options(2 + number % 3), f"kinds {number}")
        for seat, key in random_answers(session, Random(number)):
            session.answer(seat, key)
        for event in session.events:
            kinds.add(event.kind)
            views = [event_view(event, viewer, with_message=False) for viewer in (SPECTATOR, 0, 1)]
            for view in views:
                assert msgspec.json.decode(msgspec.json.encode(view), type=EventView) == view
                assert [shown.age for shown in view.cards] == [card.age for card in event.cards]
            assert all(shown.card for shown in views[0].cards) == (event.seen == EVERYBODY or not event.cards)
    of_sets = {kind.name for expansion in EXPANSIONS.values() for kind in expansion.event_kinds}
    assert kinds == set(EVENT_KINDS) - of_sets - {ELIMINATE, LOOK, PUT_BACK, RULES_CHANGED}, "no base card brings these"


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_events_say_what_points_and_icons_they_change_and_how_many_actions_are_left(options: Options) -> None:
    session = new_session(options, f"changed {name_of(options)}")
    told = 0
    shown = {seat: (0, [0] * len(ICONS)) for seat in range(options.players)}
    for seat, key in random_answers(session, Random(3)):
        session.answer(seat, key)
        if session.answers:
            continue
        for event in session.events_after(told):
            seen = event_view(event, SPECTATOR)
            shown |= {one.seat: (one.points, one.icons) for one in seen.changed}
            assert (seen.actions_left is not None) == (seen.kind in (TURN, ACTION))
        told = session.event_count()
        game = session.start
        for player in game.players:
            assert shown[player.seat] == (player.points, [player.count(icon) for icon in ICONS])
        last = [seen for seen in map(spectated, session.events) if seen.actions_left is not None][-1]
        assert last.actions_left == game.actions_left or last.kind != TURN


def spectated(event: Event) -> EventView:
    """An event as spectators see it."""
    return event_view(event, SPECTATOR)
