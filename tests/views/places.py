"""Places as views tell them, by the words that name them in short."""

from __future__ import annotations

from splay.records.formats.older_events import place_named
from splay.records.stored_events import place_from
from splay.views.cards_and_places import PlaceView, place_view


def at(name: str) -> PlaceView:
    """The place of this name, as `hand.0` or `board.1.red`."""
    place = place_view(place_from(place_named(name)))
    assert place is not None
    return place
