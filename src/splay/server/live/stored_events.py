"""Events as JSON data with everything in them, the way the log keeps them."""

from typing import Any, Final

from splay.core.card import Card
from splay.core.event import Event

PLAIN: Final = ("kind", "seat", "seen", "source", "target", "number", "color", "word", "counts", "effect", "launcher")


def event_data(event: Event) -> dict[str, Any]:
    """An event as JSON data."""
    data: dict[str, Any] = {name: getattr(event, name) for name in PLAIN}
    data["cards"] = [card.key for card in event.cards]
    data["card"] = None if event.card is None else event.card.key
    return data


def event_from(data: dict[str, Any], deck: list[Card]) -> Event:
    """The event that JSON data says, with the cards of the deck."""
    cards = {card.key: card for card in deck}
    event = Event(data["kind"], data["seat"], None, [cards[key] for key in data["cards"]])
    for name in PLAIN:
        setattr(event, name, data[name])
    event.card = None if data["card"] is None else cards[data["card"]]
    return event
