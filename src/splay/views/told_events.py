"""Events as seats see them, made once for all who see the same of them."""

from collections import OrderedDict
from typing import Final

from splay.core.event import Event
from splay.views.events import event_seen, sees_cards
from splay.views.model import EventView

MOST: Final = 16
"""So many are kept: those of one move."""


class ToldEvents:
    """Events as they were told last."""

    def __init__(self) -> None:
        self.told: OrderedDict[tuple[int, bool, bool], tuple[Event, EventView]] = OrderedDict()

    def view(self, event: Event, viewer: int, with_message: bool = True) -> EventView:
        """One event as a seat sees it; events never change."""
        sees = sees_cards(event, viewer)
        key = (id(event), sees, with_message)
        known = self.told.get(key)
        if known is not None:  # it is the same event: kept here, it still has its id
            return known[1]
        made = event_seen(event, sees, with_message)
        self.told[key] = event, made
        if len(self.told) > MOST:
            self.told.popitem(last=False)
        return made
