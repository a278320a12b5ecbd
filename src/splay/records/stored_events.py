"""Events as JSON data with everything in them, the way logs and records keep them."""

from collections.abc import Callable
from typing import Any, Final

from splay.core import event as kinds
from splay.core.card import Card
from splay.core.event import ActionEvent, EffectEvent, Event, Passing, Totals
from splay.core.place import NO_COLOR, NOBODY, Place
from splay.core.symbols import COLOR_NAMES
from splay.core.zones import SUPPLY

Data = dict[str, Any]

COMMON: Final = ("kind", "seat", "seen", "effect", "launcher")
"""What all events have besides their cards and places."""
PLACES: Final = ("source", "target")
PLAIN_BEFORE: Final = ("draw", "meld", "achieve")
"""The plain ones of the actions that there were when it was not stored which are."""

FURTHER: Final[dict[str, dict[str, str]]] = {
    kinds.TURN: {"turn_number": "number"},
    kinds.ACTION: {"action": "word", "value": "number"},
    kinds.EFFECT: {"role": "word", "counts": "counts"},
    kinds.DRAW: {"wanted_age": "number"},
    kinds.SPLAY: {"color": "color", "direction": "number"},
    kinds.REARRANGE: {"color": "color"},
    kinds.CHOICE: {"color": "color", "value": "number", "picked_number": "picked_number", "set_name": "set_name"},
    kinds.DIG: {"melded": "melded", "covered": "covered", "by_value": "by_value", "picture": "picture"},
    kinds.ICON: {"sign": "sign"},
    kinds.CITY: {"color": "color", "direction": "direction"},
    kinds.CLAIM: {"special": "word"},
    kinds.END: {"reason": "word"},
    kinds.RULES_CHANGED: {"outcome": "word"},
}
"""What events of a kind have besides, each with the name under which older versions stored it."""

EMPTY: Final[dict[str, Callable[[int], Event]]] = {
    kinds.TURN: lambda seat: kinds.TurnEvent(seat, 0),
    kinds.ACTION: lambda seat: kinds.ActionEvent(seat, (), "", 0),
    kinds.EFFECT: lambda seat: kinds.EffectEvent(seat, None, "", [], ()),
    kinds.DRAW: lambda seat: kinds.DrawEvent(seat, None, (), kinds.EVERYBODY, None, None, 0),
    kinds.SPLAY: lambda seat: kinds.SplayEvent(seat, None, None, -1, 0),
    kinds.REARRANGE: lambda seat: kinds.RearrangeEvent(seat, None, (), None, -1),
    kinds.CHOICE: lambda seat: kinds.ChoiceEvent(seat, None),
    kinds.DIG: lambda seat: kinds.DigEvent(seat, (), None, None, "", "", False, ""),
    kinds.ICON: lambda seat: kinds.IconEvent(seat, (), ""),
    kinds.CITY: lambda seat: kinds.CityEvent(seat, None, -1, 0),
    kinds.CLAIM: lambda seat: kinds.ClaimEvent(seat, None, ""),
    kinds.END: lambda seat: kinds.EndEvent(seat, ""),
    kinds.RULES_CHANGED: lambda _: kinds.RulesChangedEvent(""),
}
"""An event of each of these kinds, of which nothing but the seat is known yet."""


class UnknownCard(ValueError):
    """A stored event is about a card that this version of Splay does not have; the message names it."""


def event_data(event: Event) -> Data:
    """An event as JSON data: all that happened, to tell events apart by."""
    data: Data = {name: getattr(event, name) for name in (*COMMON, *FURTHER.get(event.kind, ()))}
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
    if isinstance(event, EffectEvent) and event.follows:
        data["follows"] = list(event.follows)
    if isinstance(event, EffectEvent) and event.icon != kinds.UNKNOWN:
        data["icon"] = event.icon
    if isinstance(event, ActionEvent):
        data["plain"] = event.plain
        if event.free:
            data["free"] = True
        if event.missed:
            data["missed"] = list(event.missed)
    if isinstance(event, kinds.DigEvent) and event.wanted_age:
        data["wanted_age"] = event.wanted_age
    if isinstance(event, kinds.CityEvent) and event.instead:
        data["instead"] = event.instead
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


def place_from(data: Data | str | None) -> Place | None:
    """The place that JSON data says, or the name that older versions stored, as in `board.0.red`, "" for none."""
    if isinstance(data, str):
        data = data_from_name(data)
    if data is None:
        return None
    color = COLOR_NAMES.index(data["color"]) if "color" in data else NO_COLOR
    return Place(data["kind"], data.get("seat", NOBODY), color, data.get("set", ""), data.get("age", 0))


def data_from_name(name: str) -> Data | None:
    """What a name says that an older version stored: `supply.SET.AGE`, `board.SEAT.COLOR`, `KIND.SEAT` or `KIND`."""
    if not name:
        return None
    kind, *words = name.split(".")
    if kind == SUPPLY.name and words:
        return {"kind": kind, "set": words[0], "age": int(words[1])}
    parts: Data = {"kind": kind}
    if words:
        parts["seat"] = int(words[0])
    if words[1:]:
        parts["color"] = words[1]
    return parts


def events_from(stored: list[Data], deck: list[Card]) -> list[Event]:
    """The events that JSON data says, with the cards of the deck. Raises UnknownCard.

    What an older version did not store stays as a new event has it.
    """
    cards = {card.key: card for card in deck}
    return [event_from(data, cards) for data in stored]


def event_from(data: Data, cards: dict[str, Card]) -> Event:
    """One event that JSON data says, with these cards by key. Raises UnknownCard."""
    for key in (*data["cards"], data["card"], *[passing[1] for passing in data.get("passing", ())]):
        if key is not None and key not in cards:
            raise UnknownCard(f"this version of Splay has no card {key!r}")
    event = empty_event(data["kind"], data["seat"])
    event.cards = tuple([cards[key] for key in data["cards"]])
    event.card = None if data["card"] is None else cards[data["card"]]
    event.totals = tuple([Totals(*totals) for totals in data.get("totals", ())])
    event.actions_left = data.get("actions_left", -1)
    event.note = data.get("note", "")
    event.passing = tuple([Passing(seat, cards[key], sign, won) for seat, key, sign, won in data.get("passing", ())])
    if isinstance(event, EffectEvent):
        event.follows = tuple(data.get("follows", ()))
        event.icon = data.get("icon", kinds.UNKNOWN)
    if isinstance(event, kinds.DigEvent):
        event.wanted_age = data.get("wanted_age", 0)
    if isinstance(event, kinds.CityEvent):
        event.instead = data.get("instead", "")
    for name in COMMON:
        if name in data:
            setattr(event, name, data[name])
    for name in PLACES:
        if name in data:
            setattr(event, name, place_from(data[name]))
    for name, older in FURTHER.get(event.kind, {}).items():
        if name in data or older in data:
            setattr(event, name, data[name if name in data else older])
    if isinstance(event, ActionEvent):
        event.plain = data.get("plain", event.name in PLAIN_BEFORE)
        event.free = data.get("free", False)
        event.missed = tuple(data.get("missed", ()))
    return event


def empty_event(kind: str, seat: int) -> Event:
    """An event of this kind of which nothing but the seat is known yet."""
    return EMPTY[kind](seat) if kind in EMPTY else Event(kind, seat, None, ())
