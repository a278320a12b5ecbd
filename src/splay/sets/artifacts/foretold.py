"""What a run of an action has dug, and why."""

from collections.abc import Sequence

from splay.core.event import Event
from splay.core.foretold import Foretold
from splay.sets.artifacts.events import DIG, DigEvent


def foretold_digs(events: Sequence[Event], seat: int) -> list[Foretold]:
    """What a seat has dug."""
    digs = [event for event in events if isinstance(event, DigEvent) and event.seat == seat]
    return [Foretold(DIG, event.cards, event.saying("preview-dig")) for event in digs]
