"""Events as JSON data with everything in them, the way logs and records keep them."""

from typing import Any, Final

from splay.core.card import Card
from splay.core.event import Event

PLAIN: Final = ("kind", "seat", "seen", "source", "target", "number", "color", "word", "counts", "effect", "launcher")


class UnknownCard(ValueError):
    """A stored event is about a card that this version of Splay does not have; the message names it."""


def event_data(event: Event) -> dict[str, Any]:
    """An event as JSON data."""
    data: dict[str, Any] = {name: getattr(event, name) for name in PLAIN}
    data["cards"] = [card.key for card in event.cards]
    data["card"] = None if event.card is None else event.card.key
    return data


def events_from(stored: list[dict[str, Any]], deck: list[Card]) -> list[Event]:
    """The events that JSON data says, with the cards of the deck. Raises UnknownCard.

    What an older version did not store stays as a new event has it.
    """
    cards = {card.key: card for card in deck}
    return [event_from(data, cards) for data in stored]


def event_from(data: dict[str, Any], cards: dict[str, Card]) -> Event:
    """One event that JSON data says, with these cards by key. Raises UnknownCard."""
    for key in (*data["cards"], data["card"]):
        if key is not None and key not in cards:
            raise UnknownCard(f"this version of Splay has no card {key!r}")
    event = Event(data["kind"], data["seat"], None, tuple([cards[key] for key in data["cards"]]))
    event.card = None if data["card"] is None else cards[data["card"]]
    for name in PLAIN:
        if name in data:
            setattr(event, name, data[name])
    return event
