"""Events as a seat sees them."""

from typing import Any

from msgspec import structs

from splay.core.card import EFFECT_METHODS
from splay.core.event import (
    EVERYBODY,
    UNKNOWN,
    ActionEvent,
    ClaimEvent,
    DrawEvent,
    EffectEvent,
    Event,
    SplayEvent,
    Totals,
    TurnEvent,
)
from splay.core.event_kind import EVENT_KINDS
from splay.core.event_sayings import saying_of
from splay.core.symbols import ICON_NAMES, SPLAY_NAMES, unpacked
from splay.views.cards_and_places import Shown, place_view
from splay.views.effect_messages import role_message
from splay.views.messages import Argument, CardNameArgument, CardsArgument, Message, PlayerArgument
from splay.views.model import Changed, EventView
from splay.views.sayings import arguments_of
from splay.views.view import ALL_SEEING
from splay.views.why import why_happened


def event_view(event: Event, viewer: int, with_message: bool = True) -> EventView:
    """One event as a seat sees it: the faces of its cards if the seat saw them, else their backs."""
    return event_seen(event, sees_cards(event, viewer), with_message)


def sees_cards(event: Event, viewer: int) -> bool:
    """Whether a seat saw the faces of an event's cards."""
    return event.seen == EVERYBODY or viewer == ALL_SEEING or (viewer >= 0 and event.seen & (1 << viewer) != 0)


def event_seen(event: Event, sees: bool, with_message: bool = True) -> EventView:
    """One event as all those see it who saw the faces of its cards, or who did not."""
    kind = EVENT_KINDS[event.kind]
    seen = EventView(
        event.kind,
        event.seat,
        [Shown(card.age, card.set_name, card.key if sees else "") for card in event.cards],
        place_view(event.source),
        place_view(event.target),
        why=why_happened(event),
        changed=[changed(totals) for totals in event.totals],
        actions_left=event.actions_left if event.actions_left >= 0 else None,
        passing=passing(event),
        note=event.note,
        does=kind.does,
        bottom=kind.bottom,
        begins=kind.begins,
        **({} if type(event) is Event else said_by_its_kind(event)),
    )
    return structs.replace(seen, message=message_of(event, seen)) if with_message else seen


def message_of(event: Event, seen: EventView) -> Message:
    """What an event says to those who see it so: whose doing it is, and with which cards, is always told."""
    if isinstance(event, EffectEvent) and event.card is not None and seen.why is not None:
        return role_message(seen.why, event.card, event.seat)
    saying = saying_of(event)
    arguments: dict[str, Argument] = {"player": PlayerArgument(seen.seat)}
    if seen.cards:
        arguments["cards"] = CardsArgument(seen.cards)
    return Message(saying.key, arguments | arguments_of(saying, seen.seat))


def changed(totals: Totals) -> Changed:
    """What a player has after an event."""
    achieved = totals.achievements if totals.achievements != UNKNOWN else None
    return Changed(totals.seat, totals.points, unpacked(totals.icons), achieved)


def passing(event: Event) -> list[Message]:
    """Which achievements have come or gone with what boards show; like ones on a card are told together."""
    alike: dict[tuple[int, str, str, bool], int] = {}
    for one in event.passing:
        sort = (one.seat, one.card.key, one.sign, one.won)
        alike[sort] = alike.get(sort, 0) + 1
    return [
        Message(
            f"event-{sign}-{'won' if won else 'lost'}",
            {"player": PlayerArgument(seat), "card": CardNameArgument(card), "number": number},
        )
        for (seat, card, sign, won), number in alike.items()
    ]


def said_by_its_kind(event: Event) -> dict[str, Any]:
    """What clients need of an event besides its message, by the names of `EventView`."""
    match event:
        case DrawEvent():
            return {"wanted_age": event.wanted_age}
        case ActionEvent():
            noted = {"plain": event.plain, "free": event.free, "missed": missed(event)}
            return {"action": event.name, "value": event.value, **noted}
        case TurnEvent():
            return {"turn_number": event.turn_number}
        case SplayEvent():
            return {"direction": SPLAY_NAMES[event.direction]}
        case ClaimEvent():
            return {"special": event.special}
    return {}


def missed(event: ActionEvent) -> list[Message]:
    """Why the demands and compels of a dogma that reach nobody don't."""
    if not event.missed:
        return []
    icon = ICON_NAMES[event.cards[0].featured]
    return [Message(f"missed-{EFFECT_METHODS[effect]}", {"icon": icon}) for effect in event.missed]
