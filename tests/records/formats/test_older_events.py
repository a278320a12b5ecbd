"""Stored events of older versions are read: fields with other names, places by name, and what was not stored."""

from __future__ import annotations

import json
from typing import Any

import pytest

from splay.core.event import RULES_CHANGED
from splay.core.options import Options
from splay.records.formats.older_events import FIELDS, KINDS, event_of_today, place_named
from splay.records.stored_events import event_data, events_from, stored_event
from splay.sets import deck_for
from splay.views.events import event_view
from tests.core.playing import played_directly

DECK = deck_for(Options())
OLDER: dict[str, Any] = {
    "seat": 1, "seen": 255, "source": "", "target": "", "number": 0, "color": -1, "word": "", "counts": None,
    "effect": -1, "launcher": -1, "cards": [], "card": None,
}  # fmt: skip
"""What all events of older versions have, whatever their kind."""
CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"kind": "turn", "number": 7}, {"turn_number": 7}),
    ({"kind": "action", "number": 1, "word": "dogma:oars", "cards": ["oars"]}, {"action": "dogma:oars", "value": 1}),
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
    ({"kind": "rules_changed", "word": "again"}, {"outcome": "again"}),
    ({"kind": "mended", "word": "kept"}, {"kind": RULES_CHANGED, "outcome": "kept"}),
    (
        {"kind": "meld", "cards": ["oars"], "source": "hand.1", "target": "board.1.red"},
        {"source": {"kind": "hand", "seat": 1}, "target": {"kind": "board", "seat": 1, "color": "red"}},
    ),
    (
        {"kind": "return", "cards": ["oars"], "source": "available", "target": "supply.base.1"},
        {"source": {"kind": "available"}, "target": {"kind": "supply", "set": "base", "age": 1}},
    ),
]
"""Events as they were stored, and what they say today."""


@pytest.mark.parametrize(("stored", "said"), CASES)
def test_events_of_older_versions_are_read(stored: dict[str, Any], said: dict[str, Any]) -> None:
    (event,) = events_from([{**OLDER, **stored}], DECK)
    kept = ("kind", "seat", "seen", "effect", "launcher", "cards", "card")
    expected = {name: {**OLDER, **stored}[name] for name in kept} | {"source": None, "target": None} | said
    assert event_data(event) == expected
    assert (event.totals, event.actions_left) == ((), -1)


def test_every_kind_and_every_field_that_had_another_name_is_read_above() -> None:
    kinds = [stored["kind"] for stored, _ in CASES]
    assert set(KINDS) <= set(kinds)
    for kind, names in FIELDS.items():
        assert names.keys() <= CASES[kinds.index(kind)][1].keys(), kind


def test_the_form_of_today_stays_as_it_is() -> None:
    game, _, events = played_directly(Options(3, sets=("base", "artifacts", "echoes", "cities")), "of today")
    assert game.result is not None
    for stored in map(stored_event, events):
        assert event_of_today(stored) == stored


def test_an_older_event_is_left_as_it_was() -> None:
    stored = {**OLDER, "kind": "mended", "word": "kept", "source": "hand.1", "totals": [[1, 7, 1025]]}
    before = json.dumps(stored)
    event_of_today(stored)
    assert json.dumps(stored) == before


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


def test_totals_that_were_stored_without_achievements_are_read() -> None:
    stored = {**OLDER, "kind": "score", "totals": [[1, 7, 1025], [0, 3, 0, 2]]}
    (event,) = events_from([stored], DECK)
    assert stored_event(event)["totals"] == [[1, 7, 1025, -1], [0, 3, 0, 2]]
    assert [one.achieved for one in event_view(event, 0).changed] == [None, 2]


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("", None),
        ("removed", {"kind": "removed"}),
        ("score.2", {"kind": "score", "seat": 2}),
        ("board.0.purple", {"kind": "board", "seat": 0, "color": "purple"}),
        ("supply.base.10", {"kind": "supply", "set": "base", "age": 10}),
    ],
)
def test_places_are_read_by_the_names_that_they_had(name: str, place: dict[str, Any] | None) -> None:
    assert place_named(name) == place
