"""What the toy set tells besides: that a toy is fetched from the shop window, and that it would be."""

from collections.abc import Sequence
from typing import Final

from splay.core.event import Event
from splay.core.event_kind import EventKind
from splay.core.foretold import Foretold
from splay.core.saying import Saying

FETCH: Final = "fetch"
KINDS: Final = [EventKind(FETCH)]


def foretold_fetches(events: Sequence[Event], seat: int) -> list[Foretold]:
    """What a seat has fetched."""
    fetched = [event for event in events if event.kind == FETCH and event.seat == seat]
    return [Foretold(FETCH, event.cards, Saying("preview-fetch", {})) for event in fetched]
