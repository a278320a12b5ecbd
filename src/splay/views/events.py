"""Events as a seat sees them."""

from msgspec import structs

from splay.core.card import EFFECT_METHODS
from splay.core.event import EFFECT, EVERYBODY, SPLAY, Event
from splay.core.symbols import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES
from splay.views.event_messages import event_message
from splay.views.model import EventView, Why
from splay.views.shown import Shown
from splay.views.view import ALL_SEEING


def event_view(event: Event, viewer: int, with_message: bool = True) -> EventView:
    """One event as a seat sees it: the faces of its cards where the seat saw them, else their backs."""
    sees = event.seen == EVERYBODY or viewer == ALL_SEEING or (viewer >= 0 and event.seen & (1 << viewer) != 0)
    cards = [Shown(card.age, card.set_name, card.key if sees else "") for card in event.cards]
    seen = EventView(
        event.kind,
        event.seat,
        cards,
        event.source,
        event.target,
        event.number,
        COLOR_NAMES[event.color] if event.color >= 0 else "",
        SPLAY_NAMES[event.number] if event.kind == SPLAY else "",
        event.word,
        event_reason(event),
    )
    return structs.replace(seen, message=event_message(seen, event.card)) if with_message else seen


def event_reason(event: Event) -> Why | None:
    """The effect that an event happened in."""
    if event.card is None:
        return None
    effect = EFFECT_METHODS[event.effect] if event.effect >= 0 else ""
    role = event.word if event.kind == EFFECT else ""
    icon = ICON_NAMES[event.card.featured]
    return Why(event.card.key, effect, event.launcher, event.seat, role, icon, event.counts or [])
