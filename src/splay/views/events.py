"""Events as a seat sees them."""

from typing import Any

from msgspec import structs

from splay.core.card import EFFECT_METHODS
from splay.core.event import (
    EVERYBODY,
    UNKNOWN,
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
from splay.core.event_kind import EVENT_KINDS
from splay.core.saying import Saying
from splay.core.symbols import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES, unpacked
from splay.views.cards_and_places import Shown, place_view
from splay.views.event_messages import event_message
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
    """What an event says to those who see it so."""
    said = event.says()
    return event_message(seen, event.card) if said is None else said_of(said, seen)


def said_of(saying: Saying, seen: EventView) -> Message:
    """What a saying about an event says: who acts and with which cards, as they are seen, is always told."""
    always: dict[str, Argument] = {"player": PlayerArgument(seen.seat), "cards": CardsArgument(seen.cards)}
    return Message(saying.key, always | arguments_of(saying, seen.seat))


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
    """What an event of a kind with a class of its own says besides, by the names of `EventView`."""
    match event:
        case DrawEvent():
            return {"wanted_age": event.wanted_age}
        case EffectEvent():
            return {}  # all of it stands in `why`
        case ActionEvent():
            noted = {"plain": event.plain, "free": event.free, "missed": missed(event)}
            return {"action": event.name, "value": event.value, **noted}
        case TurnEvent():
            return {"turn_number": event.turn_number}
        case SplayEvent():
            return {"color": color_name(event.color), "direction": SPLAY_NAMES[event.direction]}
        case RearrangeEvent():
            return {"color": color_name(event.color)}
        case ChoiceEvent():
            return choice_of(event)
        case ClaimEvent():
            return {"special": event.special}
        case EndEvent():
            return {"reason": event.reason}
        case RulesChangedEvent():
            return {"outcome": event.outcome}
    return {}  # a set brings it: its message says all of it


def missed(event: ActionEvent) -> list[Message]:
    """Why the demands and compels of a dogma that reach nobody don't."""
    if not event.missed:
        return []
    icon = ICON_NAMES[event.cards[0].featured]
    return [Message(f"missed-{EFFECT_METHODS[effect]}", {"icon": icon}) for effect in event.missed]


def choice_of(event: ChoiceEvent) -> dict[str, Any]:
    """What a choice that everybody hears says."""
    if event.picked_number >= 0:
        return {"choice": "number", "value": event.picked_number}
    if event.set_name:
        return {"choice": "set", "set": event.set_name}
    if event.color >= 0:
        return {"choice": "color", "color": color_name(event.color)}
    return {"choice": "value", "value": event.value}


def color_name(color: int) -> str:
    """The name of a color, "" for none."""
    return COLOR_NAMES[color] if color >= 0 else ""
