"""Events as a seat sees them."""

from msgspec import structs

from splay.core.card import EFFECT_METHODS
from splay.core.event import (
    EVERYBODY,
    ActionEvent,
    ChoiceEvent,
    ClaimEvent,
    DrawEvent,
    EffectEvent,
    EndEvent,
    Event,
    RearrangeEvent,
    RulesChangedEvent,
    SplayEvent,
    Totals,
    TurnEvent,
)
from splay.core.symbols import COLOR_NAMES, ICON_NAMES, ICONS, SPLAY_NAMES, unpacked
from splay.views.event_messages import event_message
from splay.views.model import Changed, EventView, Why
from splay.views.shown import Shown
from splay.views.view import ALL_SEEING, place_view


def event_view(event: Event, viewer: int, with_message: bool = True) -> EventView:
    """One event as a seat sees it: the faces of its cards if the seat saw them, else their backs."""
    sees = event.seen == EVERYBODY or viewer == ALL_SEEING or (viewer >= 0 and event.seen & (1 << viewer) != 0)
    seen = EventView(
        event.kind,
        event.seat,
        [Shown(card.age, card.set_name, card.key if sees else "") for card in event.cards],
        place_view(event.source),
        place_view(event.target),
        turn_number=event.turn_number if isinstance(event, TurnEvent) else 0,
        wanted_age=event.wanted_age if isinstance(event, DrawEvent) else 0,
        value=event.value if isinstance(event, (ActionEvent, ChoiceEvent)) else 0,
        color=color_of(event),
        direction=SPLAY_NAMES[event.direction] if isinstance(event, SplayEvent) else "",
        word=word_of(event),
        why=event_reason(event),
        changed=[changed(totals) for totals in event.totals],
        actions_left=event.actions_left if event.actions_left >= 0 else None,
        note=event.note,
    )
    return structs.replace(seen, message=event_message(seen, event.card)) if with_message else seen


def changed(totals: Totals) -> Changed:
    """What a player has after an event."""
    seat, points, icons, achieved = totals
    return Changed(seat, points, [unpacked(icons, icon) for icon in ICONS], achieved if achieved >= 0 else None)


def color_of(event: Event) -> str:
    """The color that was splayed, rearranged or chosen, "" for none."""
    if isinstance(event, (SplayEvent, RearrangeEvent, ChoiceEvent)) and event.color >= 0:
        return COLOR_NAMES[event.color]
    return ""


def word_of(event: Event) -> str:
    """The word that a kind of event has: the key of an action, a role, a special achievement, a reason, an outcome."""
    match event:
        case ActionEvent():
            return event.action
        case EffectEvent():
            return event.role
        case ClaimEvent():
            return event.special
        case EndEvent():
            return event.reason
        case RulesChangedEvent():
            return event.outcome
    return ""


def event_reason(event: Event) -> Why | None:
    """The effect that an event happened in."""
    if event.card is None:
        return None
    effect = EFFECT_METHODS[event.effect] if event.effect >= 0 else ""
    icon = ICON_NAMES[event.card.featured]
    key, launcher, seat = event.card.key, event.launcher, event.seat
    if isinstance(event, EffectEvent):
        return Why(key, effect, launcher, seat, event.role, icon, event.counts, event.follows)
    return Why(key, effect, launcher, seat, "", icon)
