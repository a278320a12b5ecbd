"""Stored events say all that the events said, those of older versions too."""

from __future__ import annotations

from typing import Any

import pytest

from splay.core.event import RULES_CHANGED
from splay.core.event_kind import EVENT_KINDS
from splay.core.options import Options
from splay.records.stored_events import UnknownCard, UnknownKind, event_data, events_from, stored_event
from splay.sets import deck_for
from splay.views.events import event_view
from tests.core.playing import played_directly

DECK = deck_for(Options())
OLDER: dict[str, Any] = {
    "seat": 1, "seen": 255, "source": "", "target": "", "number": 0, "color": -1, "word": "", "counts": None,
    "effect": -1, "launcher": -1, "cards": [], "card": None,
}  # fmt: skip
"""What all events of older versions have, whatever their kind."""


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


@pytest.mark.parametrize(
    ("stored", "said"),
    [
        ({"kind": "turn", "number": 7}, {"turn_number": 7}),
        (
            {"kind": "action", "number": 1, "word": "dogma:oars", "cards": ["oars"]},
            {"action": "dogma:oars", "value": 1},
        ),
        (
            {"kind": "effect", "word": "demanded", "counts": [3, 1], "card": "oars", "effect": 1, "launcher": 0},
            {"role": "demanded", "counts": [3, 1]},
        ),
        ({"kind": "draw", "number": 2, "cards": ["optics"]}, {"wanted_age": 2}),
        ({"kind": "splay", "number": 3, "color": 4}, {"direction": 3, "color": 4}),
        ({"kind": "rearrange", "color": 0}, {"color": 0}),
        ({"kind": "choice", "number": 5}, {"value": 5, "color": -1, "picked_number": -1, "set_name": ""}),
        ({"kind": "claim", "number": 2, "word": "Wonder"}, {"special": "Wonder"}),
        ({"kind": "end", "word": "score"}, {"reason": "score"}),
        ({"kind": RULES_CHANGED, "word": "again"}, {"outcome": "again"}),
        (
            {"kind": "meld", "cards": ["oars"], "source": "hand.1", "target": "board.1.red"},
            {"source": {"kind": "hand", "seat": 1}, "target": {"kind": "board", "seat": 1, "color": "red"}},
        ),
        (
            {"kind": "return", "cards": ["oars"], "source": "available", "target": "supply.base.1"},
            {"source": {"kind": "available"}, "target": {"kind": "supply", "set": "base", "age": 1}},
        ),
    ],
)
def test_events_of_older_versions_are_read(stored: dict[str, Any], said: dict[str, Any]) -> None:
    (event,) = events_from([{**OLDER, **stored}], DECK)
    kept = ("kind", "seat", "seen", "effect", "launcher", "cards", "card")
    expected = {name: {**OLDER, **stored}[name] for name in kept} | {"source": None, "target": None} | said
    assert event_data(event) == expected
    assert (event.totals, event.actions_left) == ((), -1)


@pytest.mark.parametrize(
    ("key", "name", "plain"),
    [
        ("draw", "draw", True),
        ("meld:oars", "meld", True),
        ("achieve:2", "achieve", True),
        ("dogma:oars", "dogma", False),
    ],
)
def test_actions_that_were_stored_without_their_kind_are_read(key: str, name: str, plain: bool) -> None:
    (event,) = events_from([{**OLDER, "kind": "action", "word": key}], DECK)
    seen = event_view(event, 0)
    assert (seen.action, seen.plain) == (name, plain)


def test_an_event_of_a_kind_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownKind, match="no events of the kind 'secret'"):
        events_from([OLDER | {"kind": "secret"}], DECK)
    with pytest.raises(UnknownCard, match="no card 'spaceship'"):
        events_from([OLDER | {"kind": "draw", "cards": ["spaceship"]}], DECK)


def test_totals_that_were_stored_without_achievements_are_read() -> None:
    stored = {**OLDER, "kind": "score", "totals": [[1, 7, 1025], [0, 3, 0, 2]]}
    (event,) = events_from([stored], DECK)
    assert stored_event(event)["totals"] == [[1, 7, 1025, -1], [0, 3, 0, 2]]
    assert [one.achieved for one in event_view(event, 0).changed] == [None, 2]
