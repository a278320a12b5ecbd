"""Events as JSON data with everything in them, the way logs and records keep them."""

from collections.abc import Callable
from typing import Any, Final

from splay.core import event as kinds
from splay.core.card import Card
from splay.core.event import Event

Data = dict[str, Any]

COMMON: Final = ("kind", "seat", "seen", "source", "target", "effect", "launcher")
"""What all events have besides their cards."""

FURTHER: Final[dict[str, dict[str, str]]] = {
    kinds.TURN: {"turn_number": "number"},
    kinds.ACTION: {"action": "word", "value": "number"},
    kinds.EFFECT: {"role": "word", "counts": "counts"},
    kinds.DRAW: {"wanted_age": "number"},
    kinds.SPLAY: {"color": "color", "direction": "number"},
    kinds.REARRANGE: {"color": "color"},
    kinds.CHOICE: {"color": "color", "value": "number"},
    kinds.CLAIM: {"special": "word"},
    kinds.END: {"reason": "word"},
    kinds.MENDED: {"outcome": "word"},
}
"""What events of a kind have besides, each with the name under which older versions stored it."""

EMPTY: Final[dict[str, Callable[[int], Event]]] = {
    kinds.TURN: lambda seat: kinds.TurnEvent(seat, 0),
    kinds.ACTION: lambda seat: kinds.ActionEvent(seat, (), "", 0),
    kinds.EFFECT: lambda seat: kinds.EffectEvent(seat, None, "", []),
    kinds.DRAW: lambda seat: kinds.DrawEvent(seat, None, (), kinds.EVERYBODY, "", "", 0),
    kinds.SPLAY: lambda seat: kinds.SplayEvent(seat, None, "", -1, 0),
    kinds.REARRANGE: lambda seat: kinds.RearrangeEvent(seat, None, (), "", -1),
    kinds.CHOICE: lambda seat: kinds.ChoiceEvent(seat, None),
    kinds.CLAIM: lambda seat: kinds.ClaimEvent(seat, None, ""),
    kinds.END: lambda seat: kinds.EndEvent(seat, ""),
    kinds.MENDED: lambda _: kinds.MendedEvent(""),
}
"""An event of each of these kinds, of which nothing but the seat is known yet."""


class UnknownCard(ValueError):
    """A stored event is about a card that this version of Splay does not have; the message names it."""


def event_data(event: Event) -> Data:
    """An event as JSON data."""
    data: Data = {name: getattr(event, name) for name in (*COMMON, *FURTHER.get(event.kind, ()))}
    data["cards"] = [card.key for card in event.cards]
    data["card"] = None if event.card is None else event.card.key
    return data


def events_from(stored: list[Data], deck: list[Card]) -> list[Event]:
    """The events that JSON data says, with the cards of the deck. Raises UnknownCard.

    What an older version did not store stays as a new event has it.
    """
    cards = {card.key: card for card in deck}
    return [event_from(data, cards) for data in stored]


def event_from(data: Data, cards: dict[str, Card]) -> Event:
    """One event that JSON data says, with these cards by key. Raises UnknownCard."""
    for key in (*data["cards"], data["card"]):
        if key is not None and key not in cards:
            raise UnknownCard(f"this version of Splay has no card {key!r}")
    event = empty_event(data["kind"], data["seat"])
    event.cards = tuple([cards[key] for key in data["cards"]])
    event.card = None if data["card"] is None else cards[data["card"]]
    for name in COMMON:
        if name in data:
            setattr(event, name, data[name])
    for name, older in FURTHER.get(event.kind, {}).items():
        if name in data or older in data:
            setattr(event, name, data[name if name in data else older])
    return event


def empty_event(kind: str, seat: int) -> Event:
    """An event of this kind of which nothing but the seat is known yet."""
    return EMPTY[kind](seat) if kind in EMPTY else Event(kind, seat, None, ())
