"""Events as JSON data with everything in them, the way logs and records keep them."""

from typing import Any, Final

from splay.core.card import Card
from splay.core.event import Event, Passing, Totals
from splay.core.event_kind import EVENT_KINDS
from splay.core.place import NO_COLOR, NOBODY, Place
from splay.core.symbols import COLOR_NAMES
from splay.records.formats.older_events import event_of_today

Data = dict[str, Any]

COMMON: Final = ("kind", "seat", "seen", "effect", "launcher")
"""What all events have besides their cards and places."""


class NotOfThisVersion(ValueError):
    """A stored event is about something that this version of Splay does not have; the message names it."""


class UnknownCard(NotOfThisVersion):
    """It is about a card that there is not."""


class UnknownKind(NotOfThisVersion):
    """It is of a kind that there is not."""


def event_data(event: Event) -> Data:
    """An event as JSON data: all that happened, to tell events apart by."""
    data: Data = {name: getattr(event, name) for name in COMMON}
    data |= {field.name: getattr(event, field.name) for field in EVENT_KINDS[event.kind].fields if not field.noted}
    data["source"], data["target"] = place_data(event.source), place_data(event.target)
    data["cards"] = [card.key for card in event.cards]
    data["card"] = None if event.card is None else event.card.key
    return data


def stored_event(event: Event) -> Data:
    """An event as JSON data, with all that was noted of it."""
    data = event_data(event)
    if event.totals:
        data["totals"] = [[one.seat, one.points, one.icons, one.achievements] for one in event.totals]
    if event.actions_left >= 0:
        data["actions_left"] = event.actions_left
    if event.note:
        data["note"] = event.note
    if event.passing:
        data["passing"] = [[one.seat, one.card.key, one.sign, one.won] for one in event.passing]
    for field in EVENT_KINDS[event.kind].fields:
        if field.noted and (value := getattr(event, field.name)) != field.unless:
            data[field.name] = list(value) if field.many else value
    return data


def place_data(place: Place | None) -> Data | None:
    """A place as JSON data, without what says nothing."""
    if place is None:
        return None
    parts: Data = {"kind": place.kind}
    if place.seat != NOBODY:
        parts["seat"] = place.seat
    if place.color != NO_COLOR:
        parts["color"] = COLOR_NAMES[place.color]
    if place.set_name:
        parts["set"] = place.set_name
    if place.age:
        parts["age"] = place.age
    return parts


def place_from(data: Data | None) -> Place | None:
    """The place that JSON data says."""
    if data is None:
        return None
    color = COLOR_NAMES.index(data["color"]) if "color" in data else NO_COLOR
    return Place(data["kind"], data.get("seat", NOBODY), color, data.get("set", ""), data.get("age", 0))


def events_from(stored: list[Data], deck: list[Card]) -> list[Event]:
    """The events that JSON data says, whatever version stored it, with the cards of the deck. Raises UnknownCard,
    UnknownKind.

    What is not stored stays as a new event has it.
    """
    cards = {card.key: card for card in deck}
    return [event_from(event_of_today(data), cards) for data in stored]


def event_from(data: Data, cards: dict[str, Card]) -> Event:
    """One event that JSON data says, with these cards by key. Raises UnknownCard, UnknownKind."""
    for key in (*data["cards"], data["card"], *[passing[1] for passing in data.get("passing", ())]):
        if key is not None and key not in cards:
            raise UnknownCard(f"this version of Splay has no card {key!r}")
    if data["kind"] not in EVENT_KINDS:
        raise UnknownKind(f"this version of Splay has no events of the kind {data['kind']!r}")
    kind = EVENT_KINDS[data["kind"]]
    event = Event(kind.name, data["seat"], None, ()) if kind.make is None else kind.make(data["seat"])
    event.cards = tuple([cards[key] for key in data["cards"]])
    event.card = None if data["card"] is None else cards[data["card"]]
    event.source, event.target = place_from(data.get("source")), place_from(data.get("target"))
    event.totals = tuple([Totals(*totals) for totals in data.get("totals", ())])
    event.actions_left = data.get("actions_left", -1)
    event.note = data.get("note", "")
    event.passing = tuple([Passing(seat, cards[key], sign, won) for seat, key, sign, won in data.get("passing", ())])
    for name in COMMON:
        if name in data:
            setattr(event, name, data[name])
    for field in kind.fields:
        if field.name in data:
            setattr(event, field.name, tuple(data[field.name]) if field.many else data[field.name])
    return event
