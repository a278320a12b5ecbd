"""Stored events say all that the events said."""

from __future__ import annotations

import pytest

from splay.core.event import MELD, RULES_CHANGED, Event
from splay.core.event_kind import EVENT_KINDS
from splay.core.options import Options
from splay.records.stored_events import UnknownCard, UnknownKind, event_data, events_from, stored_event
from splay.sets import deck_for
from tests.core.playing import played_directly

DECK = deck_for(Options())


def test_what_is_stored_is_read_as_it_was() -> None:
    seen = set[str]()
    for number in range(9):
        options = Options(3, sets=("base", "artifacts", "cities") if number > 5 else ("base",))
        game, _, events = played_directly(options, f"stored {number}")
        stored = [stored_event(event) for event in events]
        again = events_from(stored, game.deck)
        assert [stored_event(event) for event in again] == stored
        assert [event_data(event) for event in again] == [event_data(event) for event in events]
        assert [type(event) for event in again] == [type(event) for event in events]
        seen |= {event.kind for event in events}
    with_more = {name for name, kind in EVENT_KINDS.items() if kind.fields}
    assert with_more - {RULES_CHANGED} <= seen <= set(EVENT_KINDS)


def test_an_event_of_a_kind_or_with_a_card_that_there_is_not_is_refused() -> None:
    stored = stored_event(Event(MELD, 0, None, ()))
    with pytest.raises(UnknownKind, match="no events of the kind 'secret'"):
        events_from([stored | {"kind": "secret"}], DECK)
    with pytest.raises(UnknownCard, match="no card 'spaceship'"):
        events_from([stored | {"cards": ["spaceship"]}], DECK)
